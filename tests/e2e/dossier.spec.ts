import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** What a dossier waits for, on its own screen and among the conversations. */
test.use({ viewport: { width: 1440, height: 900 } })

const QUESTION = 'Mag de buitenunit achter de berging?'

/** A new dossier of somebody whom nobody else is called, with a question that the customer asked in the portal. */
async function dossierWithQuestion(name: string): Promise<number> {
  const api = await apiAs(ADMINISTRATOR)
  const { id, hash } = await api.post('flow', { relation: { fullname: name } })
  const customer = await apiAs(null)
  await customer.post('message', { hash, content: QUESTION })
  return id
}

test('a dossier is worked on at a desk: its list, its next step, its timeline and an invoice that waits for the quotations', async ({
  page,
}) => {
  await test.step('the list of dossiers opens on those that run, and its tabs say so', async () => {
    await openAs(page, 'verkoop@zonnigdak.example', '/flow_overview')
    const tab = (name: string | RegExp) => page.getByRole('button', { name, pressed: true })
    await expect(tab(/^Lopend/)).toBeVisible()
    await expect(tab('Alle dossiers')).toHaveCount(0)
    await page.getByRole('button', { name: 'Alle dossiers' }).click()
    await expect(tab('Alle dossiers')).toBeVisible()
    await page.goto('/flow_overview')
    await expect(tab('Alle dossiers')).toBeVisible()
  })

  await test.step('the next step of a dossier is the question of the customer, then what follows from its sub-status, and can be put off (R-MSG-001, R-FLOW-006)', async () => {
    const name = `Vera Stap${Date.now()}`
    const id = await dossierWithQuestion(name)
    await openAs(page, ADMINISTRATOR, `/flow_detail/${id}`)
    const card = page.getByRole('region', { name: 'Volgende stap' })
    await expect(card.getByRole('heading', { name: `Beantwoord de vraag van ${name}` })).toBeVisible()
    await expect(card).toContainText(QUESTION)
    await card.getByRole('button', { name: 'Beantwoord' }).click()
    await expect(card.getByRole('heading', { name: `Neem contact op met ${name}` })).toBeVisible()
    await card.getByRole('button', { name: 'Stel uit' }).click()
    await expect(card.getByRole('heading', { name: 'Pak het dossier weer op' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Stel uit' })).toHaveCount(0)
    await card.getByRole('button', { name: 'Eerste contact maken' }).click()
    await card.getByRole('button', { name: 'Afspraak gemaakt' }).click()
    await expect(card.getByRole('link', { name: 'Plan opname' })).toBeVisible()
    await page.getByRole('list', { name: 'Fasen van het dossier' }).getByRole('button', { name: 'Opname' }).click()
    await page.getByRole('menuitem', { name: 'Inplannen' }).click()
    await expect(page.locator('[aria-current="step"]')).toContainText('Opname')
    const { get } = await apiAs(ADMINISTRATOR)
    const at = async () => {
      const { status, phase } = await get<{ status: string; phase: string }>(`flow/${id}`)
      return [status, phase]
    }
    await page.getByRole('list', { name: 'Fasen van het dossier' }).getByRole('button', { name: 'Offerte' }).click()
    await page.getByRole('menuitem', { name: 'Nagebeld' }).click()
    const newest = page.locator('.vk-toast').last()
    await expect(newest).toContainText('Offerte')
    expect(await at()).toEqual(['quotation', 'Nagebeld'])
    await newest.getByRole('button', { name: /Ongedaan maken/ }).click()
    await expect.poll(at).toEqual(['intake', 'Inplannen'])
  })

  await test.step('the timeline of a dossier shows one kind when asked, and keeps to it', async () => {
    const id = await dossierWithQuestion(`Tine Lijn${Date.now()}`)
    await go(page, `/flow_detail/${id}`)
    const timeline = page.getByRole('complementary', { name: 'Tijdlijn' })
    await expect(timeline.getByRole('listitem')).toHaveCount(2)
    await timeline.getByRole('button', { name: 'Alles' }).click()
    await page.getByRole('menuitemradio', { name: 'Berichten' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
    await expect(timeline.getByRole('listitem')).toContainText(QUESTION)
    await page.reload()
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
    await timeline.getByRole('button', { name: 'Berichten' }).click()
    await page.getByRole('menuitemradio', { name: 'Alles' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a card of the board moves by keys and by menu, and the dossier with it; work without an agreement only when that is confirmed (R-PIPE-002, R-FLOW-029)', async () => {
    const { post, get } = await apiAs(ADMINISTRATOR)
    const name = `Bas Bord${Date.now()}`
    const { id } = await post('flow', { relation: { fullname: name } })
    const stage = async () => (await get<{ status: string }>(`flow/${id}`)).status
    await go(page, '/pipeline')
    const cardIn = (column: string) =>
      page.getByRole('region', { name: column, exact: true }).getByRole('article', { name })
    await cardIn('Lead')
      .getByRole('button', { name: new RegExp(`^${name},`) })
      .focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.crm-column-target')).toHaveAttribute('aria-label', 'Opname')
    await page.keyboard.press('Space')
    await expect(cardIn('Opname')).toBeVisible()
    await expect.poll(stage).toBe('intake')
    await cardIn('Opname').locator('[data-menu]').click()
    await page.getByRole('menuitem', { name: 'Uitvoering' }).click()
    await page.getByRole('menuitem', { name: 'Actie nodig' }).click()
    // Its customer agreed to nothing yet.
    await page.getByRole('dialog').getByRole('button', { name: 'Begin toch' }).click()
    await expect(cardIn('Uitvoering')).toContainText('Actie nodig')
    await expect.poll(stage).toBe('project')
    await cardIn('Uitvoering').locator('[data-menu]').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu', { name: /^Acties bij/ })).toBeVisible()
    for (const key of ['6', '2']) await page.keyboard.press(key)
    await expect(cardIn('Factuur')).toBeVisible()
    await expect.poll(stage).toBe('invoice')
  })

  await test.step('dossiers that were looked at are at hand in search and on the dashboard, the latest first (R-FLOW-030)', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const names = [`Ada Eerst${Date.now()}`, `Bo Later${Date.now()}`]
    const ids: number[] = []
    for (const fullname of names) ids.push((await post('flow', { relation: { fullname } })).id)
    for (const [at, id] of ids.entries()) {
      await go(page, `/flow_detail/${id}`)
      await expect(page.getByRole('heading', { name: names[at] }).first()).toBeVisible()
    }
    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: 'Laatst bekeken' }).getByRole('option')
    await expect(recent.nth(0)).toContainText(names[1] ?? '')
    await expect(recent.nth(1)).toContainText(names[0] ?? '')
    await page.getByRole('combobox', { name: 'Zoeken' }).fill(names[0] ?? '')
    const found = page.getByRole('group', { name: 'Dossiers', exact: true }).getByRole('option')
    await expect(found).toHaveAccessibleName(new RegExp(`^${names[0]} .* Lead$`))
    await expectNoViolations(page, 'what the palette found')
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('')
    await recent.nth(1).click()
    await expect(page).toHaveURL(`/flow_detail/${ids[0]}`)
    await go(page, '/dashboard')
    await expect(page.getByRole('link', { name: names[0] ?? '', exact: true })).toBeVisible()
  })

  await test.step('what is made before the quotations are known waits for them, and is offered of the one there is', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const flow = await post('flow', { relation: { fullname: `Ida Vroeg${Date.now()}` } })
    const item = { item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
    const quotation = await post<{ id: number; number: string }>('quotation', { flow_id: flow.id, items: [item] })
    await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(/\/api\/quotation\?.*status=sent/, async route => {
      await asked
      await route.continue()
    })
    await page.goto(`/flow_detail/${flow.id}`)
    const make = page.getByRole('button', { name: 'Maak opdrachtbevestiging' })
    await make.click()
    await expect(make).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Maak iets anders' }).click()
    const invoice = page.getByRole('menuitem', { name: 'Maak factuur' })
    await expect(invoice).toBeDisabled()
    await page.keyboard.press('Escape')
    answer()
    await expect(page.getByRole('menuitem', { name: `Van offerte ${quotation.number}` })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Maak iets anders' }).click()
    await invoice.click()
    await page.getByRole('menuitem', { name: `Offerte ${quotation.number}`, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Maak factuur' })).toBeEnabled()
    await page.unrouteAll()
  })
})

test('a question of a customer is answered among the conversations, and at hand on a phone', { tag: '@long' }, async ({
  page,
}) => {
  await test.step('a conversation that is opened counts as seen, is answered with Ctrl Enter and set to read; on a phone it stands alone (R-MSG-001, R-MSG-005, R-MSG-008)', async () => {
    const name = `Wim Praat${Date.now()}`
    await dossierWithQuestion(name)
    await openAs(page, ADMINISTRATOR, '/communicator')
    const row = page.getByRole('list', { name: 'Communicator' }).getByRole('link', { name })
    await expect(row).toContainText('Ongelezen')
    await row.click()
    await expect(row).toContainText('Onbeantwoord')
    const talk = page.getByRole('region', { name: `Gesprek met ${name}` })
    await expect(talk).toContainText(QUESTION)
    await expect(page.getByRole('complementary', { name: 'Dossier' })).toBeVisible()

    await talk.getByRole('textbox', { name: 'Tekst van het bericht' }).fill('Ja, dat kan.')
    await page.keyboard.press('Control+Enter')
    await expect(talk.getByRole('list')).toContainText('Ja, dat kan.')
    // An answer settles what waited for it.
    await expect(talk.getByRole('button', { name: 'Zet op gelezen' })).toHaveCount(0)
    await page.getByText('Onbeantwoord', { exact: true }).first().click()
    await expect(page).toHaveURL(/status=unanswered/)
    await expect(row).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/communicator')
    await row.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Terug' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('on a phone a dossier is one column: what to do now, tiles, and rows that each lead to a page of their own', async () => {
    const name = `Fien Zak${Date.now()}`
    const id = await dossierWithQuestion(name)
    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, `/flow_detail/${id}`)
    const rows = page.getByRole('navigation', { name })
    await expect(rows.getByRole('link', { name: 'Communicatie 1 onbeantwoord' })).toBeVisible()
    await rows.getByRole('link', { name: 'Communicatie' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Communicatie' })).toBeVisible()
    await expect(page.getByText(QUESTION)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Notitie', exact: true }).click()
    await page.getByRole('textbox', { name: 'Tekst van de notitie' }).fill('Sleutel ligt bij de buren.')
    await page.getByRole('button', { name: 'Bewaar notitie' }).click()
    await expect(page.getByText('Sleutel ligt bij de buren.')).toBeVisible()
    await page.getByRole('link', { name: 'Terug' }).click()
    await expect(rows.getByRole('link', { name: 'Notities 1' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
