import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { linkInMail } from './link-in-mail'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** What is done with nothing but a phone, from the first question to a quarter that is closed. */
test.use({ viewport: { width: 390, height: 844 } })

/** A customer of a test, whom nobody else writes to. */
function customer(surname: string) {
  const email = `${surname}${Date.now()}@voorbeeld.example`.toLowerCase()
  return { name: 'Ilse', surname, email, address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' }
}

/** Draws a signature with a finger. */
async function draw(page: Page): Promise<void> {
  const canvas = await page.getByTestId('signature').boundingBox()
  if (!canvas) throw new Error('No place to sign')
  await page.mouse.move(canvas.x + 40, canvas.y + 90)
  await page.mouse.down()
  for (const [x, y] of [
    [90, 30],
    [130, 100],
    [180, 40],
    [240, 80],
  ] as const)
    await page.mouse.move(canvas.x + x, canvas.y + y, { steps: 6 })
  await page.mouse.up()
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offerte ondertekenen' })
  await draw(page)
  await dialog.getByText('Ik ga akkoord met deze offerte.').click()
  await dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' }).click()
}

test('from survey to signed quotation: what is counted on the spot becomes the lines of a quotation, which is signed there (R-CALC-007, R-SIGN-001)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const person = customer('Kozijn')
  const form = await api.post('vertical', { description: `Kozijnen van ${person.email}` })
  const count = await api.post('verticaldatafield', {
    ...{ vertical_id: form.id, field_label: 'Aantal kozijnen', field_type: 'number' },
  })
  const asked = { togglefield_id: count.id, togglefield_operator: 'isbigger', togglefield_value: '0' }
  const frame = await api.post('product', {
    ...{ item_name: `Kozijn van ${person.email}`, vat_percentage: 21, alternativeamount_id: count.id, ...asked },
  })
  await api.post('producttablerow', { product_id: frame.id, unit_amount: 0, unit_rate_exc: 800 })
  const flow = await api.post('flow', { relation: person, description: 'Kozijnen' })
  const survey = await api.post('intake', { flow_id: flow.id, title: 'Inmeten' })

  await test.step('the adviser counts at the customer’s', async () => {
    await openAs(page, ADMINISTRATOR, `/intake_detail/${survey.id}`)
    await page.getByRole('button', { name: 'Formulier toevoegen' }).click()
    const chosen = page.getByRole('dialog', { name: 'Formulier toevoegen' })
    await chosen.getByLabel('Formulier').selectOption({ label: `Kozijnen van ${person.email}` })
    await chosen.getByRole('button', { name: 'Begin' }).click()
    await page.getByLabel('Aantal kozijnen').fill('6')
    await page.getByRole('button', { name: 'Verzend formulier' }).click()
    await expect(page.getByText(/^Verzonden /)).toBeVisible()
    await look(page, 'phone-survey', [390])
    await page.goto(`/intake_detail/${survey.id}`)
    await page.getByRole('button', { name: 'Rond opname af' }).click()
    await expect(page.getByText('Afgerond', { exact: true }).first()).toBeVisible()
  })

  await test.step('the quotation takes over what was counted, and goes out', async () => {
    await page.goto(`/flow_detail/${flow.id}`)
    await look(page, 'phone-next-step', [390])
    await page.getByRole('button', { name: 'Maak offerte' }).click()
    const made = page.getByRole('dialog', { name: 'Nieuwe offerte' })
    await made.getByRole('button', { name: 'Maak offerte' }).click()
    await page.waitForURL(/\/quotation_detail\/\d+/)
    await page.getByText('Calculatie', { exact: true }).click()
    await page.getByRole('button', { name: 'Instellingen van de calculatie' }).click()
    await page.getByRole('menuitem', { name: 'Voeg producten toe' }).click()
    await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('5.808,00')
    await look(page, 'phone-calculation', [390])
    await page.getByRole('button', { name: 'Versturen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offerte versturen?' })
    await expect(dialog.getByLabel(/^Aan/)).toHaveValue(person.email)
    await look(page, 'phone-send', [390])
    await dialog.getByRole('button', { name: 'Verstuur', exact: true }).click()
    await expect(page.getByText(`Verstuurd vandaag aan ${person.email}`)).toBeVisible()
  })

  await test.step('the customer signs by the link in the mail', async () => {
    await page.goto(await linkInMail(page, person.email, 'customer_quotation_detail'))
    await expect(page.getByText('€ 5.808,00').first()).toBeVisible()
    await look(page, 'phone-quotation', [390])
    await sign(page)
    await expect(page.getByRole('heading', { name: 'Bedankt, Ilse Kozijn' })).toBeVisible()
    await openAs(page, ADMINISTRATOR, `/flow_detail/${flow.id}`)
    await expect(page.getByRole('region', { name: 'Volgende stap' })).toContainText('opdrachtbevestiging')
  })
})

test('a customer on the sofa: asks, chooses what is added, reads what changed, signs and pays (R-CALC-006, R-PORT-010, R-SIGN-001, G-PAY)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const person = customer('Bank')
  const items = [
    { item_name: 'Hybride warmtepomp', unit_rate_exc_manual: 4000, vat_percentage: 21 },
    { item_name: 'Slimme thermostaat', unit_rate_exc_manual: 200, vat_percentage: 21, additionalwork: true },
  ]
  const flow = await api.post('flow', { relation: person, description: 'Warmtepomp' })
  const quotation = await api.post('quotation', { flow_id: flow.id, title: 'Warm zonder gas', items })
  await api.post(`quotation/${quotation.id}/sendemail`, { to_email: person.email })

  await test.step('a question is asked beside the quotation, and answered', async () => {
    await page.goto(await linkInMail(page, person.email, 'customer_quotation_detail'))
    await expect(page.getByRole('heading', { name: 'Warm zonder gas' })).toBeVisible()
    await page.getByRole('button', { name: 'Berichten' }).click()
    await page.getByLabel('Uw bericht').fill('Kan dat ook voor minder?')
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByRole('list', { name: 'Berichten' })).toContainText('voor minder')
    await page.keyboard.press('Escape')
  })

  await test.step('what is added to it changes the price at once', async () => {
    await page.getByRole('checkbox', { name: /Slimme thermostaat/ }).click()
    await expect(page.getByText('€ 5.082,00').first()).toBeVisible()
    await look(page, 'sofa-option', [390])
  })

  await test.step('the company lowers its price: a mail says so, and the page what changed', async () => {
    const { calculation_id } = await api.get<{ calculation_id: number }>(`quotation/${quotation.id}`)
    await api.patch(`calculation/${calculation_id}`, { discount: 10 })
    await api.post(`quotation/${quotation.id}/sendemail`, { to_email: person.email })
    await page.goto('about:blank')
    await page.goto(await linkInMail(page, person.email, 'customer_quotation_detail'))
    await expect(page.getByText('Dit is versie 2')).toBeVisible()
    // The name has the room of its line, however many figures stand under it.
    const name = page.getByRole('cell', { name: 'Hybride warmtepomp' })
    await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(180)
    await look(page, 'sofa-news', [390])
  })

  await test.step('it is signed with a finger, with what was chosen', async () => {
    await sign(page)
    await expect(page.getByRole('heading', { name: 'Bedankt, Ilse Bank' })).toBeVisible()
    await look(page, 'sofa-thanks', [390])
  })

  await test.step('the invoice is paid by iDEAL, and the customer is thanked', async () => {
    const made = await api.post('invoice/createinvoicefromquotation', { quotation_id: quotation.id })
    await api.post(`invoice/${made.id}/sendemail`, { to_email: person.email })
    await page.goto(await linkInMail(page, person.email, 'customer_invoice_detail'))
    await page.getByRole('button', { name: /^Betaal € .* met iDEAL/ }).click()
    await page.getByLabel('Betaald').check()
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'De betaling is ontvangen. Hartelijk dank.' }),
    ).toBeVisible()
    await look(page, 'sofa-paid', [390])
  })
})

test('the quarter is closed: what is late is asked for, the figures of the return open, and the accountant gets the year (R-INV-003)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const person = customer('Kwartaal')
  const relation = await api.post('relation', person)
  const items = [{ item_name: 'Onderhoud', unit_rate_exc_manual: 50_000, vat_percentage: 21 }]
  const { id } = await api.post('invoice', { relation_id: relation.id, items })
  const { number } = await api.post<{ number: string }>(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })

  await test.step('an open invoice is found among the debtors, and its statement goes out by mail', async () => {
    await openAs(page, ADMINISTRATOR, '/invoice_books')
    await page.getByRole('button', { name: 'Ilse Kwartaal' }).click()
    const statement = page.getByRole('dialog', { name: 'Rekeningoverzicht van Ilse Kwartaal' })
    await expect(statement).toContainText(`Factuur ${number}`)
    await look(page, 'quarter-statement', [390])
    await statement.getByRole('button', { name: 'Mail' }).click()
    const send = page.getByRole('button', { name: 'Verstuur overzicht' })
    await send.click()
    await page.getByRole('dialog', { name: 'Email versturen?' }).locator(send).click()
    await expect(page.getByText('Rekeningoverzicht naar Ilse Kwartaal wordt verstuurd')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('what came in is booked, and the debtor is gone', async () => {
    await page.goto(`/invoice_detail/${id}`)
    await page.getByRole('button', { name: 'Markeer als betaald' }).click()
    await expect(page.getByText(`Factuur ${number} is betaald`)).toBeVisible()
    await page.goto('/invoice_books')
    await expect(page.getByRole('heading', { name: 'Debiteuren' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ilse Kwartaal' })).toHaveCount(0)
  })

  await test.step('a figure of the return opens the invoices that it is the sum of', async () => {
    await page.getByRole('button', { name: /^1a Hoog tarief/ }).click()
    const figure = page.getByRole('dialog', { name: /^1a Hoog tarief, .* kwartaal/ })
    await expect(figure.getByRole('row').filter({ hasText: number })).toContainText('50.000,00')
    await look(page, 'quarter-figure', [390])
    await page.keyboard.press('Escape')
  })

  await test.step('the year goes to the accountant as an audit file', async () => {
    await look(page, 'quarter-books', [390])
    const audit = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Auditfile/ }).click()
    expect((await audit).suggestedFilename()).toMatch(/^auditfile-\d{4}\.xaf$/)
  })
})
