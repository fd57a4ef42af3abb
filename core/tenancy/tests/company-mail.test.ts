import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test'
import { withTenant } from '@core/db/tenant'
import { HeavyWork } from '@core/limited-process/heavy-work'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import sharp, { type Sharp } from 'sharp'
import { CompanySettings } from '../company-settings'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function logo({ id }: TestCompany, bytes: Uint8Array): Promise<void> {
  const key = `company/mail-logo-${id}.png`
  await server.app.platform.files.put(key, bytes, 'image/png')
  await withTenant(server.app.platform.orm, id, async em => {
    const settings = await em.findOneOrFail(CompanySettings, {})
    settings.logo_key = key
  })
}

/** A quotation sent by mail, and the mail as its customer has it. */
async function sent({ admin }: TestCompany, to: string, message?: string, sendpdf = true) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ilse <b>de</b> Vries', email: to } })).body
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash, number } = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  const start = (await admin.get(`/api/quotation/${id}/getForSendingEmail`)).body
  const body = { to_email: to, subject: start.subject, message: message ?? start.message, sendpdf }
  expect((await admin.post(`/api/quotation/${id}/sendemail`, body)).status).toBe(200)
  if (sendpdf) await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.to.join().includes(to))
  if (!mail) throw new Error('No mail came')
  return { mail, hash, number }
}
const buttons = (html: string) => [...html.matchAll(/class="m-button".*?<a href="([^"]*)".*?>([^<]*)<\/a>/gs)]

test('a mail with a quotation has the logo in it, what it comes to, one button, and the same in plain text', async () => {
  const company = await server.company({ name: 'Zon & Zo', settings: { brand_button_color: '#FFB81C' } })
  await logo(
    company,
    await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  const { mail, hash, number } = await sent(company, 'ilse@mail.example')
  const html = mail.html.replaceAll('\u00a0', ' ')
  const text = mail.text.replaceAll('\u00a0', ' ')
  expect(html).toContain('alt="Zon &amp; Zo"')
  expect(html).toMatch(/<img src="data:image\/png;base64,[^"]{20,}" alt="[^"]*" width="168" height="56"/)
  expect(html).toContain(`Offerte ${number}`)
  expect(html).toContain('€ 1.210,00')
  expect(html).toContain('Ilse &lt;b&gt;de')
  const [[, href = '', label = ''] = [], ...others] = buttons(html)
  expect(others).toEqual([])
  expect(href).toEndWith(hash)
  expect(label).toBe('Offerte bekijken')
  expect(html.match(new RegExp(hash, 'g'))).toHaveLength(1)
  expect(html).toContain('bgcolor="#FFB81C"')
  // The logo is in the mail, and is no file that came along.
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Offerte ${number}.pdf`])
  expect(text).toContain(`Offerte ${number}: € 1.210,00 inclusief btw`)
  expect(text).toContain(`#/customer_quotation_detail/${hash}`)
  expect(text).not.toMatch(/<\/?(?:p|a|br|table|td)\b|&amp;|cid:/)
  expect(html).not.toMatch(/<script|<link|javascript:|https?:\/\/[^"]*\.(?:png|css|js)/)
})

test('a link in a sentence stays there and gives the button; a text without one has none, and a broken logo gives way to the name', async () => {
  const company = await server.company({ name: 'Dak' })
  await logo(company, new Uint8Array([1, 2, 3]))
  const sentence =
    '<p>Lees hem op <a href="{{document.link}}">uw pagina</a>, dank u.</p><p><a href="{{document.link}}">Nog eens</a></p>'
  const { mail } = await sent(company, 'zin@mail.example', sentence)
  expect(buttons(mail.html).map(([, , label]) => label)).toEqual(['Uw pagina'])
  expect(mail.text).toContain('Lees hem op uw pagina: http')
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('>Dak</span>')
  const without = await sent(company, 'zonder@mail.example', '<p>Zie de bijlage, of https://elders.example.</p>')
  expect(buttons(without.mail.html)).toEqual([])
  expect(without.mail.html.replaceAll('\u00a0', ' ')).toContain('€ 1.210,00')
})

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** The form with which a picture is set. */
async function formWith(made: Sharp): Promise<FormData> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await made.png().toBuffer())], 'beeld.png', { type: 'image/png' }))
  return form
}

/** The pictures of a mail: how large each is shown, and what the file in the mail is. */
async function shownIn({ html }: { html: string }) {
  const pictures = html.matchAll(/<img src="data:image\/\w+;base64,([^"]*)" alt="[^"]*" width="(\d+)" height="(\d+)"/g)
  return Promise.all(
    [...pictures].map(async ([, base64 = '', width, height]) => {
      const file = await sharp(Buffer.from(base64, 'base64')).metadata()
      return `${width}x${height} of a ${file.format} of ${file.width}x${file.height}`
    }),
  )
}

/** Lets all heavy work of the platform wait until `during` is over. */
async function whileHeavyWorkWaits<T>(during: () => Promise<T>): Promise<T> {
  const over = Promise.withResolvers<void>()
  const { do: work } = HeavyWork.prototype
  const waits = spyOn(HeavyWork.prototype, 'do').mockImplementation(async function (this: object, ...asked) {
    await over.promise
    return work.apply(this as never, asked)
  })
  try {
    return await during()
  } finally {
    waits.mockRestore()
    over.resolve()
    await server.settled()
  }
}

test('a mail with a logo, or with pictures above and below its text, does not wait for the processes that work on pictures', async () => {
  const company = await server.company()
  const { id } = (await company.admin.get('/api/companysettings')).body[0]
  const set = async (name: string, made: Sharp) =>
    expect(
      (await company.admin.post(`/api/companysettings/${id}/update${name}`, await formWith(made))).status,
    ).toBeLessThan(300)
  await set('logo', picture(3000, 1000))
  await set('emailfooter', picture(1800, 150))
  const logoed = await whileHeavyWorkWaits(() => sent(company, 'beeldmerk@mail.example', undefined, false))
  expect(await shownIn(logoed.mail)).toEqual(['168x56 of a png of 1000x333', '600x50 of a jpeg of 1200x100'])
  await set('emailheader', picture(300, 100).ensureAlpha(0.5))
  const headed = await whileHeavyWorkWaits(() => sent(company, 'kop@mail.example', undefined, false))
  expect(await shownIn(headed.mail)).toEqual(['300x100 of a png of 300x100', '600x50 of a jpeg of 1200x100'])
})

test('a logo that was set before logos were fitted goes along as it is until a job has fitted it, and no mail waits for that', async () => {
  const company = await server.company({ name: 'Dak' })
  await logo(company, await picture(3000, 1000).jpeg().toBuffer())
  const first = await whileHeavyWorkWaits(() => sent(company, 'eerst@mail.example', undefined, false))
  expect(await shownIn(first.mail)).toEqual(['168x56 of a jpeg of 3000x1000'])
  const next = await sent(company, 'daarna@mail.example')
  expect(await shownIn(next.mail)).toEqual(['168x56 of a png of 1000x333'])
})

test('the name stands for a logo that mail programs may not show, until a job has made it one that they do', async () => {
  const company = await server.company({ name: 'Dak' })
  await logo(company, await picture(90, 30).webp().toBuffer())
  const first = await sent(company, 'webp@mail.example')
  expect(await shownIn(first.mail)).toEqual([])
  expect(first.mail.html).toContain('>Dak</span>')
  const next = await sent(company, 'png@mail.example')
  expect(await shownIn(next.mail)).toEqual(['168x56 of a png of 90x30'])
})
