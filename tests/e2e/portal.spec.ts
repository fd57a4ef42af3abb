import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR } from './sign-in'
import { tabTo } from './tab-to'

/** What a customer reads, signs and sends in the portal. */
test.use({ viewport: { width: 1440, height: 900 } })

/** One pixel: a photo all the same. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A sent quotation of the company that demands signatures. */
async function sentQuotation(): Promise<string> {
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { fullname: 'Ilse de Vries' } })
  const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await api.post('quotation', { flow_id: flow.id, items })
  await api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  return hash
}

/** Words and prices of a page, as they are read. */
const wordsOf = (page: Page, within: string) =>
  page.locator(`${within} .portal`).evaluate(element => (element.textContent ?? '').replace(/\s+/g, ' '))

/** How high a page is once its letters are there: until then those of the system break lines elsewhere. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })

/** How many points of a picture have ink. */
const inkOf = (page: Page, png: string) =>
  page.evaluate(async source => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, 0, 0)
    const points = pen?.getImageData(0, 0, picture.width, picture.height).data ?? []
    return points.filter((value, at) => at % 4 === 3 && value > 128).length
  }, `data:image/png;base64,${png}`)

test('a customer reads a quotation at any width and in either theme, and signs it by keys alone', async ({
  page,
  request,
}) => {
  await test.step('the page of a quotation and of its dossier can be read by everybody, on a desk and on a phone, in either theme', async () => {
    const hash = await sentQuotation()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/portal/#/customer_quotation_detail/${hash}`)
      await expect(page.getByRole('region', { name: 'Uw adviseur' })).toBeVisible()
      if (width === 390) await page.getByRole('button', { name: 'Prijsopbouw' }).click()
      await expect(page.getByRole('region', { name: 'Samenvatting' })).toContainText('btw 21 % over € 1.000,00')
      await expectNoViolationsInEitherTheme(page, `quotation at ${width}`)
      if (width === 1440) await page.getByRole('link', { name: 'Mijn dossier' }).click()
      else await page.goBack()
      await expect(page.getByRole('list', { name: 'Zo ver is het' })).toContainText('Offerte')
      await expectNoViolationsInEitherTheme(page, `dossier at ${width}`)
    }
  })

  await test.step('who cannot draw signs with a typed name, by keys alone, and the picture is kept (R-SIGN-001, R-SIGN-002, R-SIGN-007)', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const hash = await sentQuotation()
    await page.goto(`/portal/#/customer_quotation_detail/${hash}`)
    await tabTo(page, page.getByRole('button', { name: 'Akkoord geven' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Offerte ondertekenen' })
    const sign = dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' })

    await tabTo(page, dialog.getByRole('radio', { name: 'Tekenen' }))
    await page.keyboard.press('ArrowRight')
    const typed = dialog.getByRole('textbox', { name: 'Typ uw naam als handtekening' })
    await expect(typed).toHaveValue('Ilse de Vries')
    await tabTo(page, typed)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Ik ga akkoord met deze offerte.' }))
    await page.keyboard.press('Space')
    await tabTo(page, sign)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('door digitaal uw handtekening te zetten')

    await page.keyboard.press('Shift+Tab')
    while (!(await typed.evaluate(element => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('I. de Vries')
    await expect(dialog.getByRole('img', { name: 'Handtekening van I. de Vries' })).toBeVisible()
    await tabTo(page, sign)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Bedankt, Ilse de Vries' })).toBeVisible()

    const { signature } = (await (await request.get(`/api/quotation/${hash}/getbycustomer`)).json()) as {
      signature: { signature: string; signature_type: string }
    }
    expect(signature.signature_type).toBe('drawn')
    expect(await inkOf(page, signature.signature)).toBeGreaterThan(400)
  })
})

/** Draws a line over the middle of the pad, from a fifth to four fifths of it. */
async function drawOver(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The pad is not on screen.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  for (let part = 0.2; part <= 0.801; part += 0.05) await page.mouse.move(box.x + box.width * part, y)
  await page.mouse.up()
}

/** Where the ink of the pad begins and ends, as parts of its width. */
const inkOn = (pad: Locator) =>
  pad.evaluate((canvas: HTMLCanvasElement) => {
    const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const columns = Array.from(points).flatMap((value, at) =>
      at % 4 === 3 && value > 128 ? [((at - 3) / 4) % canvas.width] : [],
    )
    return {
      from: columns.reduce((least, one) => Math.min(least, one), canvas.width) / canvas.width,
      to: (columns.reduce((most, one) => Math.max(most, one), 0) + 1) / canvas.width,
    }
  })

test('a signature goes on under the finger when the phone is turned halfway, and is kept whole (R-SIGN-007)', {
  tag: '@long',
}, async ({ page }) => {
  const hash = await sentQuotation()
  for (const [first, second] of [
    [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ],
    [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ],
  ] as const) {
    await page.setViewportSize(first)
    await page.goto('about:blank')
    await page.goto(`/portal/#/customer_quotation_detail/${hash}`)
    await page.getByRole('button', { name: 'Akkoord geven' }).first().click()
    const pad = page.getByTestId('signature')
    await drawOver(page, pad)
    const before = await inkOn(pad)
    await page.setViewportSize(second)
    await expect.poll(() => pad.evaluate((one: HTMLCanvasElement) => one.width === one.offsetWidth)).toBe(true)
    await drawOver(page, pad)
    const after = await inkOn(pad)
    expect(before.to).toBeGreaterThan(0.7)
    expect(before.to).toBeLessThan(0.85)
    // On a wider pad the first line begins further left; on a narrower one it reaches further right, and is still whole.
    const isWider = second.width > first.width
    if (isWider) expect(after.from).toBeLessThan(0.15)
    expect(after.to).toBeGreaterThan(isWider ? 0.7 : 0.85)
    expect(after.to).toBeLessThan(1)
  }
})

test('a customer reads a long conversation back by scrolling up, and stays where they are when earlier messages come', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id, hash } = await api.post('flow', { relation: { fullname: 'Ilse de Vries' } })
  for (let n = 0; n < 260; n += 20)
    await Promise.all(
      Array.from({ length: 20 }, () => api.post('message', { flow_id: id, content: 'Wij komen langs.' })),
    )
  await api.post('message', { flow_id: id, content: 'Het nieuwste' })
  const earlier = '**/messagesbycustomer?*'
  await page.route(earlier, route => route.abort(), { times: 1 })
  await page.goto(`/portal/#/customer_communicator/${hash}`)
  const list = page.getByRole('list', { name: 'Berichten' })
  const rows = list.locator('li[data-sender]')
  await page.getByLabel('Uw bericht').scrollIntoViewIfNeeded()
  await expect(list.getByText('Het nieuwste')).toBeInViewport()
  await expect(rows).toHaveCount(200)
  const first = await rows.first().elementHandle()
  const top = async () => (await first?.boundingBox())?.y ?? 0

  await list.evaluate(element => element.scrollTo({ top: 0 }))
  await expect(list.getByRole('alert')).toHaveText('Eerdere berichten zijn niet gekomen.')
  await expectNoViolationsInEitherTheme(page, 'a conversation of which earlier messages did not come')
  await list.evaluate(element => element.scrollTo({ top: 0 }))
  const before = await top()
  await list.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(rows).toHaveCount(261)
  // The row of the button is gone above it: as much as that it may move, and no more.
  expect(Math.abs((await top()) - before)).toBeLessThan(90)
  await expect(list.getByRole('button')).toHaveCount(0)

  await page.getByLabel('Uw bericht').fill('Dank u')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(list.getByText('Dank u')).toBeInViewport()
  await expect(rows).toHaveCount(262)
})

test('a customer and staff send each other photos and files, and take them back', async ({ page, browser }) => {
  await test.step('on a phone a customer sends a photo of the dossier, looks at it and takes it back; staff see whose it is (R-PORT-011, R-FILE-002)', async () => {
    const staff = await (await browser.newContext()).newPage()
    const api = await apiAs(ADMINISTRATOR, staff)
    const { id, hash } = await api.post('flow', { relation: { fullname: 'Ilse de Vries' } })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/portal/#/customer_flow_detail/${hash}`)
    await expect(page.getByText('Nog geen foto’s.')).toBeVisible()
    const choose = page.locator('input[type=file][accept*="heic"]')
    await choose.setInputFiles({ name: 'dak.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(page.locator('.vk-toast')).toContainText('Foto is niet geupload')
    await page.locator('.vk-toast').getByRole('button', { name: 'Sluit' }).click()
    await choose.setInputFiles({ name: 'meterkast.png', mimeType: 'image/png', buffer: PNG })
    await expect(page.getByText('Foto is met succes geupload')).toBeVisible()
    await page.getByRole('button', { name: 'Bekijk meterkast.png' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'meterkast.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNoViolationsInEitherTheme(page, 'photos of a dossier')

    await staff.goto(`/flow_detail/${id}`)
    await staff.getByRole('tab', { name: /Bestanden/ }).click()
    await expect(staff.getByRole('figure').filter({ hasText: 'meterkast.png' })).toContainText('Van de klant')

    await page.getByRole('button', { name: 'Acties van meterkast.png' }).click()
    await page.getByRole('menuitem', { name: 'Verwijder' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await expect(page.getByText('Nog geen foto’s.')).toBeVisible()
  })

  await test.step('a file that staff share stands on the page of the customer, who sends one back; both download both (R-PORT-010, R-SET-008, R-FILE-001)', async () => {
    const staff = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    const api = await apiAs(ADMINISTRATOR, staff)
    const { id, hash } = await api.post('flow', { relation: { fullname: 'Kees de Vries' } })
    const shared = (on: Page) => on.locator('.vk-files').filter({ hasText: 'Foto of pdf' })
    const choose = (on: Page, name: string) =>
      shared(on).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
    const downloaded = async (on: Page, name: string) => {
      const waiting = on.waitForEvent('download')
      await shared(on).getByRole('button', { name, exact: true }).click()
      expect((await waiting).suggestedFilename()).toBe(name)
    }
    await staff.goto(`/flow_detail/${id}`)
    await staff.getByRole('tab', { name: /Bestanden/ }).click()
    await choose(staff, 'garantie.pdf')
    await expect(shared(staff).getByRole('listitem').filter({ hasText: 'garantie.pdf' })).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/portal/#/customer_flow_detail/${hash}`)
    await downloaded(page, 'garantie.pdf')
    await shared(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'lijst.pdf', mimeType: 'application/pdf', buffer: Buffer.from('naam;plaats') })
    await expect(page.locator('.vk-toast')).toContainText(
      'Let op! Alleen image and PDF bestanden kunnen worden geupload.',
    )
    await page.locator('.vk-toast').getByRole('button', { name: 'Sluit' }).click()
    await choose(page, 'energielabel.pdf')
    await expect(shared(page).getByRole('listitem').filter({ hasText: 'energielabel.pdf' })).toContainText('Van u')
    await expectNoViolationsInEitherTheme(page, 'files of a dossier')

    await staff.reload()
    await expect(shared(staff).getByRole('listitem').filter({ hasText: 'energielabel.pdf' })).toContainText(
      'Van de klant',
    )
    await downloaded(staff, 'energielabel.pdf')
    await expectNoViolationsInEitherTheme(staff, 'shared files of a dossier')
  })
})

test('the first script draws what the app draws, before it has come, and the app asks nothing twice', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { fullname: 'Ilse de Vries' } })
  const items = [
    { item_type: 'header', item_name: 'Dak' },
    {
      item_name: 'Zonnepanelen',
      product_amount: 14,
      unit_rate_exc_manual: 148,
    },
    { item_name: 'Laadpaal <script>alert(1)</script>', unit_rate_exc_manual: 997.31, additionalwork: true },
    { item_name: 'Accu', unit_rate_exc_manual: 5417.29, additionalwork: true, selected: true },
  ]
  const { id, hash } = await api.post('quotation', { flow_id: flow.id, items })
  const { calculation_id } = await api.get<{ calculation_id: number }>(`quotation/${id}`)
  const custom_infotext = '<p>Met <strong>garantie</strong></p>'
  await api.post('calculationitem', {
    calculation_id,
    item_name: 'Omvormer',
    unit_rate_exc_manual: 900,
    custom_infotext,
  })
  await api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  await api.post('message', { flow_id: flow.id, content: 'Wij komen dinsdag langs.' })
  const address = `/portal/#/customer_quotation_detail/${hash}`

  for (const width of [1440, 390])
    await test.step(`at ${width}, with the app and without it`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/portal/static/js/**', route => route.abort())
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.locator('#drawn').getByRole('button', { name: 'Akkoord geven' })).toBeVisible()
      await expect(page.locator('#drawn').getByText('<script>alert(1)</script>').first()).toBeVisible()
      const first = await wordsOf(page, '#drawn')
      const height = await heightOf(page)
      await expectNoViolationsInEitherTheme(page, `what the first script draws at ${width}`)
      await page.unroute('**/portal/static/js/**')

      const asked: string[] = []
      page.on('request', request => request.url().includes('getbycustomer') && asked.push(request.url()))
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.locator('#drawn')).toHaveCount(0)
      expect(await wordsOf(page, '#root')).toBe(first)
      expect(await heightOf(page)).toBe(height)
      expect(asked).toHaveLength(1)
      page.removeAllListeners('request')
    })

  await test.step('what is pressed before the app is there, it does when it comes', async () => {
    let come: () => void = () => undefined
    const waiting = new Promise<void>(resolve => {
      come = resolve
    })
    await page.route('**/portal/static/js/**', async route => {
      await waiting
      await route.continue()
    })
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('#drawn').getByRole('button', { name: 'Akkoord geven' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    come()
    await expect(page.getByRole('dialog', { name: 'Offerte ondertekenen' })).toBeVisible()
    await page.unroute('**/portal/static/js/**')
  })

  await test.step('a link that opens nothing says so without the app, and whom to call where the path names the company', async () => {
    const { message } = await api.get<{ message: string }>(`quotation/${id}/getForSendingEmail`)
    const [, path = ''] = /(\/portal\/o\/[^"#]+)#/.exec(message) ?? []
    await page.route('**/portal/static/js/**', route => route.abort())
    for (const [dead, reached] of [
      ['/portal/', false],
      [path, true],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`${dead}#/customer_quotation_detail/${'x'.repeat(43)}`)
      await expect(page.getByText('Deze offerte kan niet worden gevonden')).toBeVisible()
      await expect(page.locator('#drawn').locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(reached ? 2 : 0)
    }
    await page.unroute('**/portal/static/js/**')
    await page.goto('about:blank')
    await page.goto(`${path}#/customer_quotation_detail/${'x'.repeat(43)}`)
    await expect(page.locator('#drawn')).toHaveCount(0)
    await expect(page.getByText('Deze offerte kan niet worden gevonden')).toBeVisible()
    await expect(page.locator('a[href^="tel:"]')).toBeVisible()
    await expectNoViolationsInEitherTheme(page, 'a link that opens nothing')
  })
})

test('the pages of customers are small: the first script, the page, and the app without anything of staff', {
  tag: '@long',
}, async ({ request }) => {
  const kB = async (path: string, accept = 'br') =>
    Number((await request.get(path, { headers: { 'accept-encoding': accept } })).headers()['content-length']) / 1000
  const page = await request.get('/portal/', { headers: { 'accept-encoding': 'identity' } })
  const html = await page.text()
  expect(gzipSync(html).byteLength / 1000).toBeLessThan(15)
  const files = [...html.matchAll(/\/portal\/static\/[\w/.-]+\.(?:js|css)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(2)
  const sizes = await Promise.all(files.map(file => kB(file)))
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThan(150)
  for (const file of files)
    expect(await (await request.get(file)).text(), file).not.toMatch(/ag-grid|ag-theme|FullCalendar/)
})
