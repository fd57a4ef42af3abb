import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { linkInMail } from './link-in-mail'
import { ADMINISTRATOR, fillSignIn } from './sign-in'

/** A day of an adviser: a request of this morning is called, visited, offered and sold by the evening. */
test.use({ viewport: { width: 1440, height: 900 } })

const ADVISER = 'verkoop@zonnigdak.example'
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

/** Somebody fills in the form on a website of the company, whose requests are for the adviser. */
async function asksOnWebsite(customer: { naam: string; email: string }): Promise<void> {
  const api = await apiAs(ADMINISTRATOR)
  const users = await api.get<{ id: number; email: string }[]>('user')
  const user_id = users.find(({ email }) => email === ADVISER)?.id
  const { id, hash } = await api.post('website', { siteurl: 'https://zon.example', user_id, lead_source: 'Zonsite' })
  const website = await apiAs(null)
  await website.post(`website/${hash}/lead`, {
    ...customer,
    telefoon: '0612345678',
    bericht: 'Zonnepanelen op ons dak',
  })
  await api.remove(`website/${id}`)
}

test('a day of the adviser', async ({ page, browser }) => {
  const surname = `Dagmans${Date.now()}`
  const visit = `Schouw ${surname}`
  const today = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
    new Date(),
  )
  const customer = { naam: `Eva ${surname}`, email: `eva.${surname}@voorbeeld.example`.toLowerCase() }

  await test.step('a request came in from the website: it is on the list of leads', async () => {
    await asksOnWebsite(customer)
    await page.goto('/login')
    await fillSignIn(page, ADVISER)
    await expect(page).toHaveURL(/\/dashboard/)
    await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: /^Leads/ })
      .click()
    await page.getByRole('link', { name: customer.naam }).first().click()
    await expect(page.getByRole('heading', { name: customer.naam }).first()).toBeVisible()
  })

  await test.step('the adviser calls, and writes down what was said and what comes next', async () => {
    await page.getByRole('button', { name: 'Contact' }).click()
    await page.getByRole('menuitem', { name: 'Met eigen notitie …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contactmoment' })
    await dialog.getByLabel('Notitie').fill('Zadeldak op het zuiden, wil dit najaar')
    await dialog.getByLabel('Daarna doen').fill('Gasrekening opvragen')
    await dialog.getByRole('button', { name: 'Noteer' }).click()
    await expect(page.getByText('Contactmoment genoteerd').first()).toBeVisible()
    await page.getByRole('region', { name: 'Volgende stap' }).getByRole('button', { name: 'Afspraak gemaakt' }).click()
  })

  await test.step('the survey is planned today, and stands in the agenda', async () => {
    await page.getByRole('region', { name: 'Volgende stap' }).getByRole('link', { name: 'Plan opname' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nieuwe opname' })
    await dialog.getByLabel('Sjabloon').selectOption({ label: 'Opname aan huis' })
    await dialog.getByLabel('Titel').fill(visit)
    for (const [part, time] of [
      ['Begin', '23:00'],
      ['Einde', '23:45'],
    ]) {
      await dialog.getByLabel(`${part}: Datum`).fill(today)
      await dialog.getByLabel(`${part}: Tijd`).fill(time ?? '')
    }
    await dialog.getByRole('button', { name: 'Maak opname' }).click()
    await page.waitForURL(/\/intake_detail\/\d+/)
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
    await page.getByText('Lijst', { exact: true }).click()
    await expect(page.getByText(visit).first()).toBeVisible()
  })

  await test.step('on the road the phone opens on the own day, with the visit and its form', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Vandaag' }).click()
    await page
      .getByRole('link', { name: new RegExp(visit) })
      .first()
      .click()
    await page.getByRole('link', { name: 'Open opname' }).click()
    await expect(page).toHaveURL(/\/intake_detail\/\d+/)
  })

  await test.step('the form is filled in on the spot, with a photo, and the survey is done', async () => {
    await page.getByRole('link', { name: /^Opname woning/ }).click()
    await page.getByText('Hoekwoning', { exact: true }).click()
    await page.getByLabel('Bouwjaar').fill('1974')
    await page.getByLabel('Gasverbruik').fill('1500')
    await expect(page.getByText('8 kW')).toBeVisible()
    await page.getByLabel('Maak foto').setInputFiles(photo('meterkast.png'))
    await expect(page.locator('.surveys-photo')).toHaveCount(1)
    await page.getByRole('button', { name: 'Verzend formulier' }).click()
    await expect(page.getByText(/^Verzonden .* door Fatima Idrissi$/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/1 foto · Verzonden .* door Fatima Idrissi/)).toBeVisible()
    await page.getByRole('button', { name: 'Rond opname af' }).click()
    await expect(page.getByText('Afgerond', { exact: true }).first()).toBeVisible()
  })

  await test.step('back at the desk the quotation is made and sent', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Dossier', exact: true }).click()
    await page.getByRole('button', { name: 'Maak offerte' }).click()
    const made = page.getByRole('dialog', { name: 'Nieuwe offerte' })
    await made.getByLabel('Sjabloon').selectOption({ label: 'Leeg' })
    await made.getByRole('button', { name: 'Maak offerte' }).click()
    await page.waitForURL(/\/quotation_detail\/\d+/)
    await page.getByRole('button', { name: 'Product', exact: true }).click()
    await page.getByRole('combobox', { name: 'Zoek een product' }).fill('zonnepaneel')
    await page
      .getByRole('option', { name: /Zonnepaneel 440/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Totalen' })).toContainText(/\d,\d\d/)
    await page.getByRole('button', { name: 'Versturen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offerte versturen?' })
    await expect(dialog.getByLabel(/^Aan/)).toHaveValue(customer.email)
    await dialog.getByRole('button', { name: 'Verstuur', exact: true }).click()
    await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible()
  })

  await test.step('the customer signs by the link in the mail', async () => {
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
    await phone.goto(await linkInMail(page, customer.email, 'customer_quotation_detail'))
    await phone.getByRole('button', { name: 'Akkoord geven' }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByText('Typen', { exact: true }).click()
    await dialog.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
    await dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' }).click()
    await expect(phone.getByRole('heading', { name: /^Bedankt/ })).toBeVisible()
    await phone.context().close()
  })

  await test.step('the dossier is a phase further, and says what comes next; its history shows 5 until all is asked for (R-DASH-006)', async () => {
    await page.getByRole('link', { name: customer.naam }).first().click()
    const next = page.getByRole('region', { name: 'Volgende stap' })
    await expect(next).toContainText('Ga verder met de opdrachtbevestiging')
    const timeline = page.getByRole('complementary', { name: 'Tijdlijn' })
    await expect(timeline.getByRole('listitem')).toHaveCount(5)
    await timeline.getByRole('button', { name: /^Toon alle/ }).click()
    for (const done of [
      'Lead binnen',
      'Opname ingepland',
      'Opname afgerond',
      'Offerte verstuurd',
      'Offerte goedgekeurd',
    ])
      await expect(timeline.getByText(done, { exact: true })).toBeVisible()
    await next.getByRole('button', { name: /^Zet op Opdrachtb/ }).click()
    await expect(page.locator('[aria-current="step"]')).toContainText('Opdrachtbevestiging')
    await expect(page.getByRole('button', { name: 'Maak opdrachtbevestiging' })).toBeVisible()
  })
})
