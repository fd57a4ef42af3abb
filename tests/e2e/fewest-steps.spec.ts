import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { go, PASSWORD, signIn } from './sign-in'

/**
 * The main job in as few steps as it takes, counted: a click, a text that is typed, a key that does something, and a
 * signature that is drawn are one each.
 */
test.use({ viewport: { width: 1440, height: 900 }, reuseContext: false })

const CUSTOMER = 'Kees van der Korting'
const MAIL = 'kees.korting@voorbeeld.example'

class Steps {
  count = 0
  page: Page
  constructor(page: Page) {
    this.page = page
  }

  async click(what: Locator): Promise<void> {
    this.count += 1
    await what.click()
  }

  async type(text: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.type(text)
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.count += 1
    await what.fill(text)
  }

  async press(key: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.press(key)
  }

  async draw(where: Locator): Promise<void> {
    this.count += 1
    const place = await where.boundingBox()
    if (!place) throw new Error('No place to sign')
    await this.page.mouse.move(place.x + 30, place.y + 60)
    await this.page.mouse.down()
    await this.page.mouse.move(place.x + 160, place.y + 30, { steps: 8 })
    await this.page.mouse.up()
  }
}

test('from signing in to a sent quotation takes at most 22 steps, and to a paid invoice at most 40', {
  tag: '@long',
}, async ({ page, browser, request }) => {
  const steps = new Steps(page)
  await test.step('signs in', async () => {
    await page.goto('/login')
    await steps.fill(page.getByLabel('E-mailadres'), 'verkoop@zonnigdak.example')
    await steps.fill(page.getByLabel('Wachtwoord', { exact: true }), PASSWORD)
    await steps.press('Enter')
    await page.waitForURL(/\/dashboard/)
    await expect(page.getByRole('button', { name: /^Nieuw/ })).toBeVisible()
  })

  await test.step('makes a dossier; the postcode fills in street and town', async () => {
    await steps.click(page.getByRole('button', { name: /^Nieuw/ }))
    await steps.click(page.getByRole('menuitem', { name: /Nieuw dossier/ }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Relatie')).toBeFocused()
    await steps.type(CUSTOMER)
    await steps.click(page.getByRole('option', { name: /\(nieuw\)/ }))
    await steps.fill(dialog.getByLabel('E-mailadres'), MAIL)
    await steps.fill(dialog.getByLabel('Postcode'), '8261 cd')
    await steps.fill(dialog.getByLabel('Huisnummer', { exact: true }), '12')
    await expect(dialog.getByLabel('Plaats')).toHaveValue('Kampen')
    await expect(dialog.getByLabel('Straat')).toHaveValue('Burgwal')
    await steps.press('Control+s')
    await page.waitForURL(/\/flow_detail\/\d+/)
  })

  let quotation = ''
  await test.step('makes a quotation of two products and sends it', async () => {
    await steps.click(page.getByRole('button', { name: 'Maak offerte' }))
    await steps.click(page.getByRole('dialog').getByRole('button', { name: 'Maak offerte' }))
    await page.waitForURL(/\/quotation_detail\/\d+/)
    quotation = new URL(page.url()).pathname
    const search = page.getByRole('combobox', { name: 'Zoek een product' })
    for (const [query, option, amount] of [
      ['zonnepaneel', /^Zonnepaneel 440/, '14'],
      ['omvormer', /^Omvormer/, '2'],
    ] as const) {
      await expect(search).toBeFocused()
      await steps.type(query)
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
      await steps.press('Enter')
      await expect(page.getByRole('textbox', { name: new RegExp(`^Aantal ${query}`, 'i') })).toBeFocused()
      await steps.type(amount)
      if (query === 'zonnepaneel') await steps.press('Enter')
    }
    await steps.press('Control+Enter')
    await mailIsReady(page, 'Offerte versturen?')
    await steps.press('Control+Enter')
    await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible()
  })
  process.stdout.write(`From signing in to a sent quotation: ${steps.count} steps\n`)
  expect(steps.count).toBeLessThanOrEqual(22)

  await test.step('the customer agrees', async () => {
    const link = await linkIn(request, 'customer_quotation_detail')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
    const phone = await context.newPage()
    steps.page = phone
    await phone.goto(link)
    await steps.click(phone.getByRole('button', { name: 'Akkoord geven' }))
    const dialog = phone.getByRole('dialog')
    await expect(dialog.getByLabel('Uw naam')).toHaveValue(CUSTOMER)
    await steps.draw(dialog.getByTestId('signature'))
    await steps.click(dialog.getByText('Ik ga akkoord met deze offerte.'))
    await steps.click(dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' }))
    await expect(phone.getByRole('heading', { name: `Bedankt, ${CUSTOMER}` })).toBeVisible()
    await context.close()
  })

  await test.step('the invoice is made, sent and paid', async () => {
    steps.page = page
    await signIn(page, 'verkoop@zonnigdak.example')
    steps.count += 1
    await go(page, quotation)
    await steps.click(page.getByRole('button', { name: 'Maak factuur' }))
    await steps.click(page.getByRole('dialog').getByRole('button', { name: 'Maak factuur' }))
    await page.waitForURL(/\/invoice_detail\/\d+/)
    await steps.click(page.getByRole('button', { name: 'Versturen' }))
    await mailIsReady(page, 'Factuur versturen?')
    await steps.press('Control+Enter')
    await expect(page.getByText('Ligt vast', { exact: false }).first()).toBeVisible()
    await steps.click(page.getByRole('button', { name: 'Markeer als betaald' }))
    await expect(page.getByText(/Factuur F\d{4}-\d{4} is betaald/)).toBeVisible()
  })
  process.stdout.write(`The whole journey: ${steps.count} steps\n`)
  expect(steps.count).toBeLessThanOrEqual(40)
})

/** The question is there, with the mail filled in and the focus in it. */
async function mailIsReady(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByLabel(/^Aan/)).toHaveValue(MAIL)
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

/** The link of a kind in the mail that the customer got. */
async function linkIn(request: APIRequestContext, page: string): Promise<string> {
  const asked = async () => (await (await request.get('/dev/mail/messages')).json()) as { id: string }[]
  await expect.poll(async () => JSON.stringify(await asked())).toContain(MAIL)
  const { id } = (await asked()).find(message => JSON.stringify(message).includes(MAIL)) ?? {}
  const { html } = (await (await request.get(`/dev/mail/messages/${id}`)).json()) as { html: string }
  const [, link = ''] = new RegExp(`href="([^"]*${page}[^"]*)"`).exec(html) ?? []
  return link.replaceAll('&#x2F;', '/')
}
