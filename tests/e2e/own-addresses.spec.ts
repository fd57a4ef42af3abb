import { expect as base, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** Screens and views that have an address of their own in the specification. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

test('templates, merge fields, the log of a day and the questions of a customer have addresses of their own', {
  tag: '@long',
}, async ({ page, context }) => {
  await test.step('a template of each kind has an editor of its own, on the way from settings and overview (R-ROUTE-018, R-ROUTE-019, R-SET-022)', async () => {
    await openAs(page, ADMINISTRATOR, '/quotation_overview')
    for (const [kind, noun, overview] of [
      ['quotation', 'Offertesjablonen', 'quotation_overview'],
      ['invoice', 'Factuursjablonen', 'invoice_overview'],
    ] as const) {
      const { post } = await apiAs(ADMINISTRATOR)
      const title = `Sjabloon ${kind} ${Date.now()}`
      const flow = await post('flow', { relation: { fullname: 'Ilse Sjabloon' } })
      const document = await post(kind, { flow_id: flow.id })
      const template = await post(`${kind}/${document.id}/saveastemplate`, { title })
      await page.goto(`/${kind}_detail/${template.id}`)
      await expect(page).toHaveURL(new RegExp(`/${kind}template_detail/${template.id}$`))
      await expect(page.getByText('Dit is een sjabloon.')).toBeVisible()
      await page.goto(`/${kind}template_detail/${document.id}`)
      await expect(page).toHaveURL(new RegExp(`/${kind}_detail/${document.id}$`))

      await go(page, `/${overview}`)
      await page.getByRole('button', { name: 'Sjablonen' }).click()
      await page.getByRole('menuitem', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`/${kind}template_detail/${template.id}$`))

      await go(page, '/account/company_documentsettings')
      await expect(page.getByRole('heading', { name: noun })).toBeVisible()
      await page.getByRole('button', { name: `Verwijder ${title}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    }
  })

  await test.step('merge fields are found by a word and copied as they are written in a text (R-SET-013, R-UI-004)', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/account/company_mergetags')
    await page.getByRole('searchbox', { name: 'Zoek een veld' }).fill('klant post')
    await page.getByRole('button', { name: 'Postcode klant' }).click()
    await expect(page.getByText('Gekopieerd!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{relation.postcode}}')
    await page.getByRole('searchbox', { name: 'Zoek een veld' }).fill('bestaat niet')
    await expect(page.getByText('Geen resultaten gevonden')).toBeVisible()
  })

  await test.step('the log of a day tells what was done to which record, and leads there (R-LOG-002)', async () => {
    const { post, patch } = await apiAs(ADMINISTRATOR)
    const relation = await post('relation', { name: 'Lotte', surname: 'Logboek' })
    const flow = await post('flow', { relation_id: relation.id })
    await patch(`flow/${flow.id}`, { description: 'Zonneboiler', tags: ['Spoed'] })
    await page.goto('/logitem_overview')
    await expectNoViolationsInEitherTheme(page, 'log of a day')
    const changed = page.getByRole('listitem').filter({ hasText: /^Dossier “\S+ · Lotte Logboek” gewijzigd/ })
    await expect(changed.first()).toContainText(/Omschrijving, Labels|Labels, Omschrijving/)
    await page.getByRole('link', { name: 'Relatie “Lotte Logboek” gemaakt' }).first().click()
    await expect(page).toHaveURL(`/relation_detail/${relation.id}`)
    await go(page, '/logitem_overview?date=2020-02-29')
    await expect(page.getByText('Op deze dag is niets vastgelegd.')).toBeVisible()
    await page.getByRole('button', { name: 'Volgende dag' }).click()
    await expect(page).toHaveURL(/date=2020-03-01/)
  })

  await test.step('the page of a customer opens the questions after two seconds when its address asks for it (R-PORT-001)', async () => {
    // A customer is nobody's user.
    await page.context().clearCookies()
    for (const page_ of ['customer_flow_detail', 'customer_communicator']) {
      const { post } = await apiAs(ADMINISTRATOR)
      const { hash } = await post('flow', { relation: { fullname: 'Quirine Vraag' } })
      await page.goto(`/portal/#/${page_}/${hash}`)
      await expect(page.getByRole('textbox', { name: 'Uw bericht' })).toHaveCount(1)
      await page.goto('about:blank')
      await page.goto(`/portal/#/${page_}/${hash}?options=questions`)
      const panel = page.getByRole('dialog', { name: 'Stel een vraag' })
      await panel.getByRole('textbox', { name: 'Uw bericht' }).fill('Wanneer komt u langs?')
      await panel.getByRole('button', { name: 'Versturen' }).click()
      await expect(panel.getByText('Wanneer komt u langs?')).toBeVisible()
    }
  })
})

test('a note, the views of a dossier and the board have addresses of their own', { tag: '@long' }, async ({ page }) => {
  await test.step('a note is changed on its own page; deleting it leads back to what it was about (R-NOTE-001, R-NOTE-004)', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const { id: relation_id } = await post('relation', { name: 'Nora', surname: 'Notitie' })
    const about = { noteable_type: 'relation', noteable_id: relation_id, relation_id }
    const note = await post('note', { description: 'Belt liever ’s avonds.', ...about })
    await post('note', { description: 'Heeft een hond.', ...about })
    await openAs(page, ADMINISTRATOR, `/relation_detail/${relation_id}`)
    const row = page.getByRole('article').filter({ hasText: 'Belt liever' })
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`/note_detail/${note.id}`)
    await expect(page.getByRole('heading', { name: 'Notitie bij Nora Notitie' })).toBeVisible()
    await expect(page.getByText('Heeft een hond.')).toBeVisible()
    await page.getByRole('button', { name: 'Bewerk' }).click()
    await page.getByLabel('Tekst van de notitie').fill('Belt liever ’s ochtends.')
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByText('Belt liever ’s ochtends.')).toBeVisible()
    await page.getByRole('link', { name: 'Relatie Nora Notitie' }).click()
    await expect(page).toHaveURL(`/relation_detail/${relation_id}`)
    await page.goBack()
    await page.getByRole('button', { name: 'Verwijder' }).click()
    const question = page.getByRole('dialog', { name: 'Weet u zeker dat u deze notitie wilt verwijderen?' })
    await question.getByRole('button', { name: 'Verwijder' }).click()
    await expect(page).toHaveURL(`/relation_detail/${relation_id}`)
  })

  await test.step('the views of a dossier are in its address; another word shows the first (SCR-118 to SCR-121)', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const flow = await post('flow', { relation: { fullname: 'Vera Weergave' }, description: 'Dakkapel' })
    await go(page, `/flow_detail/${flow.id}?options=dossier`)
    await expect(page.getByRole('tab', { name: 'Dossier en formulieren', selected: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Fasen bereikt' })).toBeVisible()
    await go(page, `/flow_detail/${flow.id}?options=logitems`)
    await expect(page.getByRole('tab', { name: 'Logboek', selected: true })).toBeVisible()
    await go(page, `/flow_detail/${flow.id}?options=iets`)
    await expect(page.getByRole('tab', { name: 'Overzicht', selected: true })).toBeVisible()
  })

  await test.step('the orders of the board are called as they should be, the newest stage first (R-PIPE-005)', async () => {
    await go(page, '/pipeline')
    const order = page.getByRole('combobox', { name: 'Sorteer op' })
    await expect(order.locator('option')).toHaveText([
      'datum start fase (nieuwste eerst)',
      'datum start fase (oudste eerst)',
      'datum lead (nieuwste eerst)',
      'datum lead (oudste eerst)',
      'laatst gewijzigd (nieuwste eerst)',
      'laatst gewijzigd (oudste eerst)',
      'naam relatie (A-Z)',
      'naam relatie (Z-A)',
      'gewogen omzet (hoogste eerst)',
      'gewogen omzet (laagste eerst)',
    ])
  })
})
