import { expect, type Page, test } from '@playwright/test'
import { fetchedRemotes } from './fetched-remotes'
import { fillSignIn, go, openAs, signIn } from './sign-in'

/** The main job: a lead becomes a quotation that the customer signs in the portal, and the quotation becomes a sent invoice. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

/** The customer of this run: nobody in the demo companies is called so. */
const CUSTOMER = 'Jan van der Berg'
const MAIL = 'jan.vanderberg@voorbeeld.example'

const shot = (page: Page, name: string) => page.screenshot({ path: `test-results/journey/${name}.png` })

let flowUrl = ''
let quotationUrl = ''
let portalUrl = ''

test('sales makes a dossier for a new customer and a quotation with lines and widgets, and sends it', async ({
  page,
  request,
}) => {
  await test.step('1. sales signs in, lands on the dashboard, sees the menu and does not find the customer yet (R-ROUTE-001, R-MENU-001, R-SEARCH-001)', async () => {
    await page.goto('/login')
    await fillSignIn(page, 'verkoop@zonnigdak.example')
    await expect(page).toHaveURL(/\/dashboard/)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    for (const item of ['Dashboard', 'Relaties', 'Organisaties', 'Leads', 'Offertes', 'Facturen']) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${item}`) })).toBeVisible()
    }
    await shot(page, '1-dashboard')
    await page.getByRole('button', { name: /^Zoeken/ }).click()
    await page.getByRole('combobox', { name: 'Zoeken' }).fill(CUSTOMER)
    await expect(page.getByText('Geen resultaten gevonden').first()).toBeVisible()
  })

  await test.step('2. a dossier for a new customer, typed in the picker, is split into name, prefix and surname (R-REL-005, R-FLOW-001)', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Nieuw/ }).click()
    await page.getByRole('menuitem', { name: /Nieuw dossier/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Relatie')).toBeFocused()
    await page.keyboard.type(CUSTOMER)
    await page.getByRole('option', { name: /\(nieuw\)/ }).click({ timeout: 5000 })
    await expect(dialog.getByLabel('Voornaam')).toHaveValue('Jan')
    await expect(dialog.getByLabel('Tussenvoegsel')).toHaveValue('van der')
    await expect(dialog.getByLabel('Achternaam')).toHaveValue('Berg')
    await dialog.getByLabel('E-mailadres').fill(MAIL)
    await dialog.getByLabel('Postcode').fill('8011 AA')
    await dialog.getByLabel('Huisnummer').fill('12')
    await dialog.getByLabel('Straat').fill('Melkmarkt')
    await dialog.getByLabel('Plaats').fill('Zwolle')
    await dialog.getByLabel('Omschrijving').fill('Zonnepanelen en warmtepomp')
    await shot(page, '2-dossier-dialog')
    await dialog.getByRole('button', { name: 'Maak dossier' }).click()
    await page.waitForURL(/\/flow_detail\/\d+/)
    flowUrl = new URL(page.url()).pathname
    await expect(page.getByRole('heading', { name: CUSTOMER }).first()).toBeVisible()
    await shot(page, '2-dossier')
  })

  await test.step('3. a quotation from a template gets products, a graduated price, a sub-item, additional work, a line by hand and a discount (R-CALC-004, R-CALC-006, R-WIDG-001)', async () => {
    await expect(page).toHaveURL(new RegExp(flowUrl))
    await page.getByRole('button', { name: 'Maak offerte' }).click()
    await page.getByRole('dialog').getByLabel('Sjabloon').selectOption({ label: 'Leeg' })
    await page.getByRole('dialog').getByRole('button', { name: 'Maak offerte' }).click()
    await page.waitForURL(/\/quotation_detail\/\d+/)
    quotationUrl = new URL(page.url()).pathname
    const totals = page.getByRole('region', { name: 'Totalen' })

    await addProduct(page, 'zonnepaneel', /Zonnepaneel 440/)
    const panel = 'Zonnepaneel 440 Wp glas-glas, full black'
    await type(page, panel, 'Aantal', '14')
    await expect(totals).toContainText('0 % over 2.072,00')

    await addProduct(page, 'hybride', /Hybride warmtepomp/)
    const pump = 'Hybride warmtepomp 6 kW, buitenunit'
    await expect(totals).toContainText('21 % over 3.450,00')
    await page.getByRole('button', { name: `Acties voor regel ${pump}` }).click()
    await page.getByRole('menuitem', { name: 'Subregel toevoegen' }).click()
    await page.getByRole('combobox', { name: /Zoek een product/ }).fill('hydraulische')
    await page
      .getByRole('option', { name: /Hydraulische set/ })
      .first()
      .click()
    await expect(totals).toContainText('21 % over 4.135,00')

    await addProduct(page, 'laadpaal', /Laadpaal 11 kW/)
    const charger = 'Laadpaal 11 kW met installatie'
    await expect(line(page, charger)).toBeVisible()
    await page.getByRole('button', { name: `Acties voor regel ${charger}` }).click()
    await page.getByRole('menu').getByText('Meerwerk: de klant kiest').click()
    await expect(totals).toContainText('21 % over 4.135,00')

    await page.getByRole('button', { name: 'Vrije regel' }).click()
    const rows = page.getByRole('table', { name: 'Calculatie' }).getByRole('row')
    const fresh = rows.filter({ has: page.getByRole('textbox', { name: 'Omschrijving', exact: true }) })
    await fresh.getByRole('textbox', { name: 'Omschrijving', exact: true }).fill('Isolatie aanbrengen')
    await page.keyboard.press('Tab')
    await type(page, 'Isolatie aanbrengen', 'Aantal', '62')
    await type(page, 'Isolatie aanbrengen', 'Prijs', '14')
    await line(page, 'Isolatie aanbrengen').getByRole('combobox', { name: /^Btw/ }).selectOption({ label: '9 %' })
    await expect(totals).toContainText('9 % over 868,00')

    await type(page, pump, 'Korting in procenten', '5')
    await expect(totals).toContainText('21 % over 3.962,50')
    // 2,072.00 at 0 %, 868.00 + 78.12 at 9 %, 3,962.50 + 832.13 at 21 %.
    await expect(totals).toContainText('7.812,75')
    await shot(page, '3-calculation')

    const grip = page.getByRole('button', { name: 'Regel Isolatie aanbrengen verslepen' })
    const target = page.getByRole('button', { name: `Regel ${panel} verslepen` })
    const [from, to] = [await grip.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('Lines without a place')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 4, { steps: 12 })
    await page.mouse.move(to.x + to.width / 2, to.y - 4, { steps: 4 })
    const kept = page.waitForResponse(/\/calculation\/\d+\/updateorder$/)
    await page.mouse.up()
    const grips = page.getByRole('button', { name: /^Regel .+ verslepen$/ })
    await expect(grips.first()).toHaveAccessibleName('Regel Isolatie aanbrengen verslepen')
    await kept
    await page.reload()
    await expect(grips.first()).toHaveAccessibleName('Regel Isolatie aanbrengen verslepen')
    await expect(totals).toContainText('7.812,75')
  })

  await test.step('3b. widgets: rich text with a merge tag, a page break, a picture, and the columns of the price table (R-WIDG-002, R-WIDG-005, R-CALC-013)', async () => {
    await expect(page).toHaveURL(new RegExp(quotationUrl))
    await page.getByRole('button', { name: 'Inleiding bewerken' }).click()
    const editor = page.getByRole('tabpanel', { name: 'Onderdeel' })
    await editor.getByRole('textbox', { name: 'Tekst' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Uw dossier heeft nummer ')
    await editor.getByRole('button', { name: 'Samenvoegveld' }).click()
    await page.getByRole('menuitem', { name: /Dossiernummer|Nummer van het dossier/ }).click()
    const paper = page.getByRole('region', { name: 'Papier' })
    await expect(paper).toContainText(/Uw dossier heeft nummer\s+20\d\d-\d{4}/)

    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('menuitem', { name: 'Nieuwe pagina' }).click()
    await expect(paper.getByText('Nieuwe pagina').first()).toBeVisible()
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('menuitem', { name: 'Foto' }).click()
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'dak.png', mimeType: 'image/png', buffer: picture })
    await expect(paper.locator('figure img')).toBeVisible()

    await page.getByRole('button', { name: 'Prijsoverzicht bewerken' }).click()
    await editor.getByRole('checkbox', { name: 'Btw 21 %' }).first().check()
    await expect(paper.getByRole('columnheader', { name: /21/ })).toBeVisible()
    await shot(page, '3-widgets')

    await page.getByRole('button', { name: 'Bekijk als klant' }).click()
    await expect(page.getByRole('dialog')).toContainText(/Uw dossier heeft nummer\s+20\d\d-\d{4}/)
    await page.keyboard.press('Escape')
  })

  await test.step('4. the quotation goes out by mail with its PDF, is sent from then on, and the link in the mail works (R-DOC-002, R-DOC-013)', async () => {
    await expect(page).toHaveURL(new RegExp(quotationUrl))
    await page.getByRole('button', { name: 'Versturen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offerte versturen?' })
    await expect(dialog.getByLabel(/^Aan/)).toHaveValue(MAIL)
    await shot(page, '4-send')
    await dialog.getByRole('button', { name: 'Verstuur', exact: true }).click()
    await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible()

    await expect
      .poll(async () => JSON.stringify(await (await request.get('/dev/mail/messages')).json()))
      .toContain(MAIL)
    const messages = (await (await request.get('/dev/mail/messages')).json()) as { id: string }[]
    const { id } = messages.find(message => JSON.stringify(message).includes(MAIL)) ?? {}
    const mail = (await (await request.get(`/dev/mail/messages/${id}`)).json()) as {
      html: string
      attachments: { filename: string }[]
    }
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Offerte O\d{4}-\d{4}\.pdf$/),
    ])
    const pdf = await request.get(`/dev/mail/messages/${id}/attachments/0`)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    portalUrl = /href="([^"]*customer_quotation_detail[^"]*)"/.exec(mail.html)?.[1]?.replaceAll('&#x2F;', '/') ?? ''
    expect(portalUrl).toMatch(/\/portal\/o\/[a-z0-9-]+\/offerte#\/customer_quotation_detail\//)
  })
})

/** The row of the calculation with this description. */
const line = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Acties voor regel ${name}` }) })

async function addProduct(page: Page, query: string, option: RegExp) {
  await page.getByRole('button', { name: 'Product', exact: true }).click()
  await page.getByRole('combobox', { name: 'Zoek een product' }).fill(query)
  await page.getByRole('option', { name: option }).first().click()
}

/** Types in a cell of the calculation and leaves it, so that it is saved. */
async function type(page: Page, name: string, cell: string, value: string) {
  const input = line(page, name).getByRole('textbox', { name: new RegExp(`^${cell} `) })
  await input.fill(value)
  await input.press('Tab')
}

test.describe('5. the customer, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the customer, on a phone, signs the quotation, and finds it signed in another tab', async ({ page }) => {
    await test.step('reads the quotation, asks a question and agrees with name and drawn signature (R-PORT-010, R-SIGN-001, R-SIGN-002)', async () => {
      await page.goto(portalUrl)
      await expect(page.getByRole('heading', { level: 1, name: 'Zonnepanelen en warmtepomp' })).toBeVisible()
      await expect(page.getByText('€ 7.812,75').first()).toBeVisible()
      await shot(page, '5-portal')

      await page.getByRole('button', { name: 'Berichten' }).click()
      await page.getByLabel('Uw bericht').fill('Kan de buitenunit achter de berging?')
      await page.getByRole('button', { name: 'Versturen' }).click()
      await expect(page.getByRole('list', { name: 'Berichten' })).toContainText('achter de berging')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Akkoord geven' }).click()
      const dialog = page.getByRole('dialog')
      const sign = dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' })
      await dialog.getByLabel('Uw naam').fill('')
      await sign.click()
      await expect(dialog).toContainText('Vul eerst uw naam in.')
      await dialog.getByLabel('Uw naam').fill(CUSTOMER)
      await sign.click()
      await expect(dialog).toContainText(
        'U kunt de offerte pas ondertekenen als u akkoord geeft door digitaal uw handtekening te zetten.',
      )
      const canvas = await dialog.getByTestId('signature').boundingBox()
      if (!canvas) throw new Error('No place to sign')
      await page.mouse.move(canvas.x + 40, canvas.y + 90)
      await page.mouse.down()
      for (const [x, y] of [
        [90, 30],
        [130, 100],
        [180, 40],
        [240, 80],
      ])
        await page.mouse.move(canvas.x + (x ?? 0), canvas.y + (y ?? 0), { steps: 6 })
      await page.mouse.up()
      await sign.click()
      await expect(dialog).toContainText('U kunt de offerte pas ondertekenen als u akkoord geeft.')
      await dialog.getByText('Ik ga akkoord met deze offerte.').click()
      await shot(page, '5-sign')
      await sign.click()
      await expect(page.getByRole('heading', { name: `Bedankt, ${CUSTOMER}` })).toBeVisible()
      await shot(page, '5-thanks')
    })

    await test.step('another tab shows the first result, and unknown links the words of their kind (R-PORT-005, R-SIGN-006)', async () => {
      await page.goto('about:blank')
      await page.goto(portalUrl)
      await expect(page.getByText('De offerte is goedgekeurd.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Akkoord geven' })).toHaveCount(0)
      await page.goto('/portal/#/customer_quotation_detail/onbekend')
      await expect(
        page.getByRole('heading', { name: 'Deze offerte kan niet worden gevonden. Neem a.u.b. contact op.' }),
      ).toBeVisible()
      await page.goto('/portal/#/customer_invoice_detail/onbekend')
      await expect(
        page.getByRole('heading', { name: 'Deze factuur kan niet worden gevonden. Neem a.u.b. contact op.' }),
      ).toBeVisible()
    })
  })
})

test('sales hears of the signature, invoices a part and the rest, and is paid', async ({ page, request }) => {
  await test.step('6. staff are told, the dossier follows, and the quotation shows who signed (R-NOTIF-001, R-DOC-029)', async () => {
    await signIn(page, 'verkoop@zonnigdak.example')
    await page.getByRole('button', { name: /^Meldingen|ongelezen/ }).click()
    await expect(page.getByText(new RegExp(`goedgekeurd door ${CUSTOMER}`)).first()).toBeVisible()
    await shot(page, '6-notification')
    await page.keyboard.press('Escape')
    await go(page, flowUrl)
    await expect(page.getByText(/Offerte goedgekeurd/).first()).toBeVisible()
    await go(page, quotationUrl)
    await expect(page.getByText(new RegExp(`Goedgekeurd .* door ${CUSTOMER}`))).toBeVisible()
    await shot(page, '6-approved')
  })

  await test.step('7. an invoice of 40 % and one of the rest; the first is sent, numbered and final, and the customer sees when to pay (R-INV-008, R-INV-001)', async () => {
    const makePart = async (choose: () => Promise<void>) => {
      await go(page, quotationUrl)
      await page.getByRole('button', { name: 'Maak factuur' }).click()
      await choose()
      await page.getByRole('dialog').getByRole('button', { name: 'Maak factuur' }).click()
      await page.waitForURL(/\/invoice_detail\/\d+/)
      return new URL(page.url()).pathname
    }
    const first = await makePart(async () => {
      await page.getByRole('dialog').getByText('Een percentage').click()
      await page
        .getByRole('dialog')
        .getByLabel(/^Percentage/)
        .fill('40')
    })
    await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('3.125,10')
    const second = await makePart(async () => page.getByRole('dialog').getByText('Het restant').click())
    await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('4.687,65')

    await go(page, first)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await page
      .getByRole('dialog', { name: 'Factuur versturen?' })
      .getByRole('button', { name: 'Verstuur', exact: true })
      .click()
    await expect(page.getByText(/F\d{4}-\d{4}/).first()).toBeVisible()
    await expect(page.getByText('Ligt vast', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vrije regel' })).toHaveCount(0)
    await shot(page, '7-invoice')
    await go(page, second)
    await expect(page.getByRole('button', { name: 'Vrije regel' })).toBeVisible()

    await expect
      .poll(async () => JSON.stringify(await (await request.get('/dev/mail/messages')).json()))
      .toContain('Factuur F')
    const messages = (await (await request.get('/dev/mail/messages')).json()) as { id: string; subject: string }[]
    const mail = messages.find(({ subject }) => subject.startsWith('Factuur F'))
    const { html } = (await (await request.get(`/dev/mail/messages/${mail?.id}`)).json()) as { html: string }
    await page.goto(/href="([^"]*customer_invoice_detail[^"]*)"/.exec(html)?.[1] ?? '')
    await expect(page.getByText(/betalen op \d+ \w+ \d{4}/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Akkoord geven' })).toHaveCount(0)
    await shot(page, '7-portal-invoice')
  })

  await test.step('7b. the dossier asks for what is still to be done, and says that a part was paid once it was (R-FLOW-011)', async () => {
    await openAs(page, 'verkoop@zonnigdak.example', flowUrl)
    const next = page.getByRole('region', { name: 'Volgende stap' })
    await expect(next).toContainText(/Beantwoord de vraag/)
    await next.getByRole('button', { name: 'Beantwoord' }).click()
    await expect(next).toContainText('Maak de factuur af en verstuur die')
    await page.getByRole('link', { name: /^Factuur F\d{4}-\d{4}/ }).click()
    await page.waitForURL(/\/invoice_detail\/\d+/)
    await page.getByRole('button', { name: 'Markeer als betaald' }).click()
    await expect(page.getByText(/Factuur F\d{4}-\d{4} is betaald/)).toBeVisible()
    await expect(async () => {
      await page.goto(flowUrl)
      await expect(page.getByText(/Deel betaling gedaan/).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await shot(page, '7-dossier')
  })
})

test('a company with invoices only makes and sends one without ever downloading crm or quotation', async ({ page }) => {
  const remotes = fetchedRemotes(page)
  await openAs(page, 'beheer@factuurdirect.example', '/invoice_overview')
  await page.getByRole('button', { name: 'Nieuwe factuur' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Naam van de klant/).fill('Pieter de Vries')
  await dialog.getByLabel(/^E-mail/).fill('pieter@voorbeeld.example')
  await dialog.getByLabel(/^Adres en huisnummer/).fill('Markt 3')
  await dialog.getByLabel(/^Postcode/).fill('7411 AA')
  await dialog.getByLabel(/^Plaats/).fill('Deventer')
  await dialog.getByRole('button', { name: 'Maak factuur' }).click()
  await page.waitForURL(/\/invoice_detail\/\d+/)
  await page.getByRole('button', { name: 'Vrije regel' }).click()
  await page.getByRole('textbox', { name: 'Omschrijving', exact: true }).fill('Onderhoud')
  await page.keyboard.press('Tab')
  await type(page, 'Onderhoud', 'Prijs', '95')
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('114,95')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page
    .getByRole('dialog', { name: 'Factuur versturen?' })
    .getByRole('button', { name: 'Verstuur', exact: true })
    .click()
  await expect(page.getByText(/F\d{4}-\d{4}/).first()).toBeVisible()
  expect(remotes()).toEqual(['bank', 'basis', 'documents', 'integrations', 'invoice', 'payments', 'peppol'])
})
