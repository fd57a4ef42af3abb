import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import { item, mark, pdfOf, sent, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

for (const kind of ['quotation', 'invoice'])
  test(`what was sent stays what it was, whatever becomes of the company: ${kind}`, async () => {
    const company = await server.company({ name: 'Oude Naam BV' })
    const { id, hash } = await sent(company, kind)
    const before = [
      await pdfOf(company.admin, kind, id),
      (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body,
    ]
    await company.admin.patch('/api/company/currentcompany', { time_zone: 'America/Buenos_Aires' })
    await server.owner.query(
      `update company set name = 'Nieuwe Naam BV', vat_number = 'NL000000000B99', iban = 'NL00BANK0000000000', version = version + 1 where id = ${company.id}`,
    )
    await server.owner.query(
      `update companysettings set brand_button_color = '#ff0000', version = version + 1 where company_id = ${company.id}`,
    )
    const after = [
      await pdfOf(company.admin, kind, id),
      (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body,
    ]
    expect(after[0] === before[0]).toBe(true)
    expect(after[1].company).toEqual({ ...before[1].company })
    expect(after[1].company.name).toBe('Oude Naam BV')
    expect(after[1].fingerprint).toBe(before[1].fingerprint)
  })

test('the page of a document keeps the logo that it was sent with, until the next version is sent', async () => {
  const company = await server.company()
  const { admin } = company
  const { id: settings } = (await admin.get('/api/companysettings')).body[0]
  const logo = async (background: string) => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 4, background } })
    const form = new FormData()
    form.set('file', new File([await picture.png().toBuffer()], 'logo.png', { type: 'image/png' }))
    expect((await admin.post(`/api/companysettings/${settings}/updatelogo`, form)).status).toBeLessThan(300)
  }
  await logo('#ff0000')
  const { id, hash } = await sent(company)
  const shown = async () => {
    const answer = await server.anonymous.raw('GET', `/api/quotation/${hash}/getlogobycustomer`)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const before = await shown()
  expect(before.length).toBeGreaterThan(50)
  await logo('#0000ff')
  await server.settled()
  expect(await shown()).toBe(before)
  await admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  await mark(admin, 'quotation', id)
  expect(await shown()).not.toBe(before)
})

test('the PDF of what was sent is made once, and with the signature once more; it names what was signed', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const first = await pdfOf(company.admin, 'quotation', id)
  await agree(server.anonymous, 'quotation', hash, signed)
  const withSignature = await pdfOf(company.admin, 'quotation', id)
  expect(withSignature).not.toBe(first)
  expect(await pdfOf(company.admin, 'quotation', id)).toBe(withSignature)
  const page = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect(page.signature.fingerprint).toBe(page.fingerprint)
})

test('the database keeps versions and signatures from the application: rows are added, never changed or removed', async () => {
  const { rows } = await server.owner.query<{ table: string; may: string[] }>(
    `select table_name as table, array_agg(privilege_type::text order by privilege_type) as may from information_schema.role_table_grants
     where grantee = 'vakwerk_app' and table_name in ('documentversion', 'signature', 'signaturevoid') group by 1 order by 1`,
  )
  expect(rows).toEqual(
    ['documentversion', 'signature', 'signaturevoid'].map(table => ({ table, may: ['INSERT', 'SELECT'] })),
  )
})

test('attachments open by the link while the version is shown that holds them, and never of drafts, cancelled or deleted ones', async () => {
  const company = await server.company()
  const { admin } = company
  const attach = async (id: number) => {
    const form = new FormData()
    form.set('quotation_id', String(id))
    form.set('file', new File([`%PDF-1.4\n%${id}\n%%EOF`], 'voorwaarden.pdf', { type: 'application/pdf' }))
    return (await admin.post('/api/attachment', form)).body.id as number
  }
  const open = async (hash: string, id: number) =>
    (await server.anonymous.get(`/api/attachment/${id}/getbycustomer?hash=${hash}`)).status
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const { body } = await admin.post('/api/quotation', { flow_id: flow.id, items: [item] })
  const file = await attach(body.id)
  expect(await open(body.hash, file)).toBe(404)
  await mark(admin, 'quotation', body.id)
  expect(await open(body.hash, file)).toBe(200)
  const later = await attach(body.id)
  expect(await open(body.hash, later)).toBe(404)
  await admin.post(`/api/quotation/${body.id}/cancel`)
  expect(await open(body.hash, file)).toBe(404)
  await admin.patch(`/api/quotation/${body.id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await open(body.hash, file)).toBe(200)
  await admin.delete(`/api/flow/${flow.id}`)
  expect(await open(body.hash, file)).toBe(404)
  expect((await agree(server.anonymous, 'quotation', body.hash, { ...signed, version: 'x' })).status).toBe(404)
})
