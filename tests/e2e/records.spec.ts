import { readFile } from 'node:fs/promises'
import { expect as base, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** What every list and every record can do, with relations of the lived-in demo company. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

async function people(surname: string, count: number): Promise<number[]> {
  const { post } = await apiAs(ADMINISTRATOR)
  const made: number[] = []
  for (let at = 1; at <= count; at++)
    made.push(
      (
        await post('relation', {
          name: `Proef${at}`,
          surname,
          address: 'Markt',
          number: '1',
          postcode: '8011 AA',
          city: 'Zwolle',
        })
      ).id,
    )
  return made
}

/** Batches that are only told of have other numbers than those of the server. */
const FIRST_BATCH = 1_000_000

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name })

test('a list is exported, its rows go to the trash and back, and the trash is emptied', async ({ page }) => {
  await test.step('a list is exported as it stands: columns in sight, search and order', async () => {
    await people('Uitvoerman', 2)
    await openAs(page, ADMINISTRATOR, '/relation_overview?q=Uitvoerman&sort=-surname')
    await expect(cell(page, 'Proef1 Uitvoerman').first()).toBeVisible()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^relation-\d{4}-\d\d-\d\d\.csv$/)
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split(/\r?\n/)
    expect(head).toContain('Naam')
    expect(head).not.toContain('Postcode')
    expect(rows).toHaveLength(2)
    expect(rows.join()).toContain('Proef1 Uitvoerman')
  })

  await test.step('what may not go is told before anything happens, and stays (R-BATCH-004)', async () => {
    await go(page, '/invoice_overview?status=sent,paid')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
    await expect(page.getByRole('dialog', { name: 'Deze kunnen niet weg' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sluit' }).last().click()
  })

  await test.step('many rows go to the trash as a batch, and come back at once or one by one (R-BATCH-001, R-BATCH-004, R-FLOW-014)', async () => {
    await people('Prulwinkel', 3)
    await go(page, '/relation_overview?q=Prulwinkel')
    await expect(cell(page, 'Proef1 Prulwinkel').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
    const question = page.getByRole('dialog', { name: 'Weet u zeker dat u deze 3 relaties wilt verwijderen?' })
    await question.getByRole('button', { name: 'Naar prullenbak' }).click()
    // Stays as long as the pointer is on it.
    await page.getByText('3 relaties naar prullenbak').hover()
    await expect(page.getByText('Geen relaties met deze filters')).toBeVisible()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.getByText('3 teruggezet')).toBeVisible()
    await expect(cell(page, 'Proef3 Prulwinkel').first()).toBeVisible()

    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
    await question.getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByRole('button', { name: 'Prullenbak', exact: true }).click()
    await expect(page).toHaveURL(/trash=1/)
    await expect(page.getByRole('columnheader', { name: 'Verwijderd' })).toBeVisible()
    await expectNoViolations(page, 'trash of the relations')
    const row = page.getByRole('row').filter({ hasText: 'Proef1 Prulwinkel' })
    await row.getByRole('button', { name: 'Acties' }).click()
    await page.getByRole('menuitem', { name: 'Zet terug' }).click()
    await expect(page.getByText('Proef1 Prulwinkel teruggezet')).toBeVisible()
    await expect(row).toHaveCount(0)

    await go(page, '/relation_overview?trash=1&q=Prulwinkel')
    await expect(cell(page, 'Proef2 Prulwinkel').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Verwijder definitief' }).click()
    const forGood = page.getByRole('dialog', { name: '2 relaties definitief verwijderen?' })
    await forGood.getByRole('button', { name: 'Verwijder definitief' }).click()
    await expect(page.getByText('2 relaties definitief verwijderd')).toBeVisible()
    await expect(cell(page, 'Proef2 Prulwinkel')).toHaveCount(0)
  })

  await test.step('the trash is emptied for good after asking (R-REL-002, R-REL-014)', async () => {
    const [id] = await people('Weggooier', 1)
    const { remove } = await apiAs(ADMINISTRATOR)
    await remove(`relation/${id}`)
    await page.goto('/relation_overview?trash=1')
    await expect(cell(page, 'Proef1 Weggooier')).toBeVisible()
    await page.getByRole('button', { name: 'Leeg prullenbak' }).click()
    const question = page.getByRole('dialog', { name: 'Weet u zeker dat u de prullenbak wilt legen?' })
    // Others may have left somebody there who stays.
    await expect(question).toContainText(
      /Alle verwijderde relaties worden permanent verwijderd\.|De rest blijft, want:/,
    )
    await question.getByRole('button', { name: 'Leeg prullenbak' }).click()
    await expect(cell(page, 'Proef1 Weggooier')).toHaveCount(0, { timeout: 20_000 })
  })

  await test.step('the trash of relations has its addresses, and is emptied after a look at how much is in it (R-REL-002, R-REL-014)', async () => {
    const { post, remove, get } = await apiAs(ADMINISTRATOR)
    const { id } = await post('relation', { name: 'Wim', surname: 'Weggegooid' })
    await remove(`relation/${id}`)
    await page.goto('/relation_trashcan')
    await expect(page).toHaveURL('/relation_overview?trash=1')
    await expect(page.getByRole('gridcell', { name: 'Wim Weggegooid' }).first()).toBeVisible()
    await page.goto('/relation_emptytrash')
    await expect(page.getByText('Weet u zeker dat u de prullenbak wilt legen?')).toBeVisible()
    await expect(page.getByText(/permanent verwijderd\./)).toBeVisible()
    await page.getByRole('button', { name: 'Prullenbak legen' }).click()
    // What others left there may have to stay.
    await expect(page.getByText(/De prullenbak is leeg\.|gebleven\./)).toBeVisible()
    expect(await get<unknown[]>('relation/trashed?query=Weggegooid')).toEqual([])
  })
})

test('a list that is left says nothing in the console', { tag: '@long' }, async ({ page }) => {
  const told: string[] = []
  await openAs(page, ADMINISTRATOR, '/relation_overview')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  page.on('console', message => /error|warning/.test(message.type()) && told.push(message.text()))
  await page.getByRole('gridcell').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/relation_detail\//)
  await expect(page.getByRole('gridcell')).toHaveCount(0)
  await go(page, '/organization_overview')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  expect(told).toEqual([])
})

test('many dossiers are changed from their list, and a phone has its tools behind "Meer"', { tag: '@long' }, async ({
  page,
}) => {
  await test.step('status and labels of many dossiers are changed from their list and put back with a click; without a choice it asks for one (R-FLOW-026, R-FLOW-028)', async () => {
    const { post, patch, get } = await apiAs(ADMINISTRATOR)
    const surname = `Bulkwijziging${Date.now()}`
    const names = [1, 2].map(at => `Proef${at} ${surname}`)
    const flows: number[] = []
    for (const fullname of names) flows.push((await post('flow', { relation: { fullname } })).id)
    const read = (id: number) => get<{ status: string; phase: string; tags: string[] }>(`flow/${id}`)
    await openAs(page, ADMINISTRATOR, `/flow_overview?q=${surname}`)
    await expect(cell(page, `Proef1 ${surname}`).first()).toBeVisible()
    const choose = async (action: string) => {
      await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
      await page.getByRole('toolbar').getByRole('button', { name: action }).click()
    }
    const dialog = page.getByRole('dialog')
    await choose('Fase')
    await dialog.getByRole('button', { name: 'Wijzig' }).click()
    await expect(dialog.getByText('Kies een nieuwe status of fase.')).toBeVisible()
    await dialog.getByLabel('Status', { exact: true }).selectOption('Offerte')
    await dialog.getByLabel('Substatus').selectOption('Nagebeld')
    await expectNoViolations(page, 'status of many dossiers')
    await dialog.getByRole('button', { name: 'Wijzig' }).click()
    await expect(page.getByText('2 dossiers gewijzigd')).toBeVisible()
    for (const id of flows) expect(await read(id)).toMatchObject({ status: 'quotation', phase: 'Nagebeld' })
    // The list is read again: what is chosen before its rows are there goes with the rows that were.
    await expect(cell(page, 'Nagebeld')).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: 'Selecteer wat er staat' })).not.toBeChecked()
    await expect(page.getByRole('toolbar', { name: /geselecteerd/ })).toHaveCount(0)

    await choose('Labels')
    await dialog.getByRole('combobox').first().fill('Spoedklus')
    await page.getByRole('option', { name: 'Spoedklus' }).click()
    await dialog.getByRole('button', { name: 'Wijzig' }).click()
    await expect(page.getByText('2 dossiers gewijzigd')).toBeVisible()
    await expect.poll(async () => (await read(flows[0] ?? 0)).tags).toContain('Spoedklus')

    // What told of the change of status says the same: that of the labels is there once nothing is chosen any more.
    await expect(page.getByRole('toolbar', { name: /geselecteerd/ })).toHaveCount(0)
    // Stays as long as the pointer is on it.
    await page.getByText('2 dossiers gewijzigd').hover()
    await patch(`flow/${flows[1]}`, { tags: ['Intussen'] })
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    const told = page.getByRole('dialog', { name: 'Niet alles kon worden teruggezet' })
    await expect(told).toContainText(`Intussen door iemand gewijzigd. Proef2 ${surname}`)
    await expectNoViolations(page, 'what was not put back')
    await told.getByRole('button', { name: 'Sluit' }).last().click()
    expect(await Promise.all(flows.map(async id => (await read(id)).tags))).toEqual([[], ['Intussen']])
  })

  await test.step('an invoice without an end date is a draft, a paid one betaald, one that will not be paid oninbaar (R-INV-002, R-INV-003, R-INV-004)', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const [id] = await people('Vervalman', 1)
    const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
    const make = async () => (await post('invoice', { relation_id: id, items })).id
    const [, paid, unpayable] = [await make(), await make(), await make()]
    for (const sent of [paid, unpayable]) await post(`invoice/${sent}/sendemail`, { dontsentbutmarksent: true })
    await post(`invoice/${paid}/markpaid`)
    await post(`invoice/${unpayable}/markunpayable`)
    await go(page, '/invoice_overview?q=Vervalman')
    for (const word of ['Concept', 'betaald', 'oninbaar'])
      await expect(cell(page, word).getByText(word, { exact: true })).toBeVisible()
  })

  await test.step('an invoice that was marked as paid by mistake is open again after one click, without a payment', async () => {
    const { post, get } = await apiAs(ADMINISTRATOR)
    const [relation_id] = await people('Vergisman', 1)
    const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
    const { id } = await post('invoice', { relation_id, items })
    await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    await go(page, `/invoice_detail/${id}`)
    await page.getByRole('button', { name: 'Markeer als betaald' }).click()
    await page.getByRole('button', { name: /^Ongedaan maken/ }).click()
    await expect(page.getByRole('button', { name: 'Markeer als betaald' })).toBeVisible()
    await expect.poll(() => get(`invoice/${id}`)).toMatchObject({ status: 'sent', amount_open: 121 })
  })

  await test.step('a phone has the tools of a list behind "Meer"', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, '/relation_overview')
    const tool = (name: string) => page.getByRole('button', { name })
    await expect(tool('Importeren')).toBeHidden()
    await page.locator('.vk-list-more').click()
    await expect(tool('Kolommen')).toBeVisible()
    await expect(tool('Exporteren')).toBeVisible()
    await expectNoViolations(page, 'tools of a list on the phone')
    await tool('Importeren').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('more rows than the server takes at once have one progress over the whole, that stops between two parts as well', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await people('Duizendman', 1)
    const count = 1500
    let one: object | undefined
    const started: number[] = []
    const cancelled: string[] = []
    /** How far each of the two is; the second is stopped. */
    const progress = [50, 20]
    let cancelledAt: string | null = null
    await page.route(/\/api\/relation\?/, async (route, asked) => {
      const query = new URL(asked.url()).searchParams
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 25)]
      one ??= ((await (await route.fetch()).json()) as { data: object[] }).data[0]
      const length = Math.max(0, Math.min(limit, count - offset))
      const data = Array.from({ length }, (_, at) => ({
        ...one,
        id: offset + at + 1,
        fullname: `Rij ${offset + at + 1}`,
      }))
      return route.fulfill({ json: { data, pagination: { total: count, offset, limit } } })
    })
    await page.route('**/api/relation/bulkdelete', (route, asked) => {
      const body = asked.postDataJSON() as { ids: number[]; dry_run?: boolean }
      if (body.dry_run) return route.fulfill({ json: { deletable: body.ids.length, refused: [] } })
      return route.fulfill({ json: { batchId: FIRST_BATCH + started.push(body.ids.length) } })
    })
    await page.route('**/api/batch/**', (route, asked) => {
      const [, number, cancel] = /batch\/(\d+)(\/cancel)?$/.exec(asked.url()) ?? []
      const id = String(Number(number) - FIRST_BATCH)
      if (cancel) {
        cancelled.push(id)
        cancelledAt = new Date().toISOString()
      }
      const total = started[Number(id) - 1] ?? 0
      const part = cancelledAt ? 100 : (progress[Number(id) - 1] ?? 0)
      return route.fulfill({
        json: {
          id: Number(number),
          name: 'core.delete-records',
          done: (total * part) / 100,
          total,
          progress: part,
          refused: [],
          cancelledAt,
          failedMessage: cancelledAt && 'Gestopt.',
        },
      })
    })
    await go(page, '/relation_overview?q=Duizendman')
    await expect(page.getByText('Rij 1', { exact: true }).first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /1\.500/ })
      .click()
    const chosen = page.getByRole('toolbar').getByRole('status')
    await expect(chosen).toContainText('1500')
    const first = page.getByRole('checkbox', { name: 'Selecteer rij' }).first()
    await first.click()
    await expect(chosen).toContainText('1499')
    await first.click()
    await expect(chosen).toContainText('1500')
    await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Naar prullenbak' }).click()
    const dialog = page.getByRole('dialog', { name: 'Naar prullenbak' })
    await expect(dialog).toContainText('500 van 1.500')
    await dialog.evaluate(element => element.setAttribute('data-same', ''))
    progress[0] = 100
    await expect.poll(() => started).toEqual([1000, 500])
    await expect(dialog).toContainText('1.100 van 1.500')
    await expect(dialog).toHaveAttribute('data-same', '')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Gestopt.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(cancelled).toEqual(['2'])
  })
})

test('a record tells its history, settles what two people typed, shows its files, and asks the fields that the company added', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('the history of a record tells old and new in the words of its form, and takes a field back (R-LOG-001)', async () => {
    const [id] = await people('Geschiedkunde', 1)
    const { patch } = await apiAs(ADMINISTRATOR)
    await patch(`relation/${id}`, { city: 'Kampen' })
    await openAs(page, ADMINISTRATOR, `/relation_detail/${id}?history=1`)
    const drawer = page.getByRole('dialog', { name: 'Geschiedenis' })
    await expect(drawer).toContainText('Plaats')
    await expect(drawer).toContainText('Zwolle')
    await expect(drawer).toContainText('Kampen')
    await expectNoViolations(page, 'history of a relation')
    await drawer.getByRole('button', { name: 'Ongedaan maken' }).first().click()
    await expect(page.getByText('Plaats teruggezet')).toBeVisible()
    await expect(drawer.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('who saves after somebody else keeps what both typed, and chooses per field', async () => {
    const [id] = await people('Tegelijk', 1)
    const { get, patch } = await apiAs(ADMINISTRATOR)
    await go(page, `/relation_detail/${id}`)
    await page.getByRole('button', { name: 'Bewerk' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Plaats').fill('Raalte')
    await form.getByLabel('E-mail').fill('tegelijk@voorbeeld.nl')
    await patch(`relation/${id}`, { city: 'Kampen', phone: '0612345678' })
    await form.getByRole('button', { name: 'Bewaar' }).click()
    const question = page.getByRole('dialog', { name: /heeft dit net gewijzigd/ })
    await question.getByText(/: Kampen$/).click()
    await question.getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await get(`relation/${id}`)).toMatchObject({
      city: 'Kampen',
      email: 'tegelijk@voorbeeld.nl',
      phone: '0612345678',
    })
  })

  await test.step('a relation shows its files, and its dossiers in the trash with the way back (R-REL-013, R-FLOW-014)', async () => {
    const { post, remove } = await apiAs(ADMINISTRATOR)
    const [id] = await people('Bestandman', 1)
    const flow = await post<{ id: number; number: string }>('flow', { relation_id: id, description: 'Dakgoot' })
    await remove(`flow/${flow.id}`)
    await go(page, `/relation_detail/${id}`)
    await page.getByRole('button', { name: `Zet dossier ${flow.number} terug` }).click()
    await expect(page.getByRole('link', { name: 'Dakgoot' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dossiers in de prullenbak' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Bestanden' }).click()
    await page
      .getByLabel('Bestanden')
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'offerte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
    await expect(page.getByText('offerte.pdf').first()).toBeVisible()
  })

  await test.step('a field of the company’s own is asked, shown, filtered on and exported', async () => {
    const [id] = await people('Veldman', 2)
    await go(page, '/account/custom_fields')
    await page.getByRole('button', { name: 'Veld', exact: true }).first().click()
    const making = page.getByRole('dialog', { name: 'Nieuw veld' })
    await making.getByLabel('Naam van het veld').fill('Type dak')
    await making.getByLabel('Wat wordt er ingevuld').selectOption({ label: 'Keuze' })
    await making.getByLabel('Keuzes').fill('Plat\nSchuin')
    await making.getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByText('Plat, Schuin')).toBeVisible()
    await expectNoViolations(page, 'fields of the company')

    await page.goto(`/relation_detail/${id}`)
    await page.getByRole('button', { name: 'Bewerk' }).first().click()
    await page.getByRole('dialog').getByLabel('Type dak').selectOption('Plat')
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByRole('complementary').getByText('Plat')).toBeVisible()

    await go(page, '/relation_overview?custom_fields.type_dak=Plat')
    await expect(cell(page, 'Proef1 Veldman').first()).toBeVisible()
    await expect(page.getByText('1 resultaat')).toBeVisible()
    await page.getByRole('button', { name: 'Kolommen' }).click()
    await page.getByRole('checkbox', { name: 'Type dak' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('gridcell', { name: 'Plat', exact: true })).toBeVisible()
  })
})

test('organizations and dossiers stand on the map, or say why not', { tag: '@long' }, async ({ page }) => {
  await test.step('an organization stands on the map; when its address finds no place the reason stands there, until it does (R-FILE-006, G-GEO)', async () => {
    const { post } = await apiAs(ADMINISTRATOR)
    const address = { address: 'Melkmarkt', number: '12', postcode: '8011 AB', city: 'Zwolle' }
    const { id } = await post('organization', { name: 'Proef Plek', ...address })
    const reason = 'De plek van dit adres kon niet worden opgezocht.'
    await page.route('**/locate', route =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: { status: 503, message: reason } }),
    )
    await openAs(page, ADMINISTRATOR, `/organization_detail/${id}`)
    const alert = page.getByRole('alert').filter({ hasText: reason })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('img', { name: 'Proef Plek op de kaart' })).toBeVisible()
    await expectNoViolations(page, 'an organization without a place')
    await page.unroute('**/locate')
    await alert.getByRole('button', { name: 'Probeer nu opnieuw' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('link', { name: /Melkmarkt 12/ })).toBeVisible()
  })

  await test.step('a dossier says where the work is, or why there is no map (R-FILE-006)', async () => {
    const { post, patch } = await apiAs(ADMINISTRATOR)
    const flow = await post<{ id: number; relation_id: number }>('flow', {
      relation: { fullname: 'Proef Werkplek' },
    })
    const map = page.getByRole('img', { name: 'Proef Werkplek op de kaart' })
    const route = page.getByRole('link', { name: 'Plan route' })
    await page.goto(`/flow_detail/${flow.id}`)
    await expect(page.getByRole('heading', { name: 'Nog geen adres' })).toBeVisible()
    await expect(route).toHaveCount(0)
    await patch(`relation/${flow.relation_id}`, { address: 'Melkmarkt', number: '12', city: 'Zwolle' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Plek niet bekend' })).toBeVisible()
    await expect(route).toHaveAttribute('href', /Melkmarkt/)
    await expectNoViolations(page, 'a dossier without a place')
    await page.route('**/locate', found => found.fulfill({ json: { lat: 52.51, lng: 6.09 } }))
    await page.reload()
    await expect(map).toBeVisible()
    await expect(route).toBeVisible()
  })
})
