import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Kinds that customers agree to. */
const KINDS = ['quotation', 'confirmation', 'document']
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const option = { item_name: 'Laadpaal', unit_rate_exc_manual: 900, vat_percentage: 21, additionalwork: true }

/** A document that its customer was sent. */
async function sent(company: TestCompany, kind: string, items: object[] = [option]) {
  const { admin } = company
  const document_type_id =
    kind === 'document' ? (await admin.post('/api/documenttype', { description: 'Akte' })).body.id : undefined
  const { body } = await admin.post(`/api/${kind}`, {
    relation: { fullname: 'Jan Mol', email: `jan${company.id}@voorbeeld.example`, ...resident },
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }, ...items],
    ...(document_type_id ? { document_type_id } : {}),
  })
  const widget = { widgetable_type: kind, widgetable_id: body.id, document_widget_type_tag: 'ADDITIONALITEMS' }
  if (kind !== 'quotation') expect((await admin.post('/api/documentwidget', widget)).status).toBe(201)
  expect((await admin.post(`/api/${kind}/${body.id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
  return body as { id: number; hash: string; calculation_id: number }
}
const signer = { signername: 'Jan Mol', location: 'Zwolle', agreeswithoffer: true }
const page = (kind: string, hash: string, what: string) =>
  server.anonymous.get(`/api/${kind}/${hash}/${what}bycustomer`)
const file = (kind: string, hash: string) => server.anonymous.raw('GET', `/api/${kind}/${hash}/prooffilebycustomer`)

test.each(KINDS)(
  'the file of a proof has the fingerprint of page and mail, and says what was signed: %s',
  async kind => {
    const company = await server.company()
    const { id, hash, calculation_id } = await sent(company, kind)
    const { calculationitems } = (await company.admin.get(`/api/calculation/${calculation_id}`)).body
    const laadpaal = calculationitems.find((line: { additionalwork: boolean }) => line.additionalwork)
    await server.anonymous.post(`/api/${kind}/${hash}/chooseoptionbycustomer`, { item_id: laadpaal.id, selected: true })
    expect((await agree(server.anonymous, kind, hash, signer)).status).toBe(200)
    const { body: proof, status } = await page(kind, hash, 'proof')
    expect(status).toBe(200)
    expect(proof).toMatchObject({
      kind,
      version_number: 1,
      amount_inc_vat: 2299,
      signature: { username: 'Jan Mol', place: 'Zwolle', signature: null, ip_address: expect.any(String) },
    })
    const answer = await file(kind, hash)
    expect(decodeURIComponent(answer.headers.get('x-filename') ?? '')).toBe(proof.file)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(sha256(bytes)).toBe(proof.fingerprint)
    const said = new TextDecoder().decode(bytes)
    expect(JSON.parse(said)).toMatchObject({ kind, number: proof.number, amount_inc_vat: 2299 })
    const shown = (await page(kind, hash, 'get')).body
    expect([shown.fingerprint, shown.signature.fingerprint]).toEqual([proof.fingerprint, proof.fingerprint])
    await server.settled()
    const { inbox } = server.app.platform.mailer
    const mail = await inbox?.waitFor(one => one.to.join().includes(`jan${company.id}@`))
    expect(mail?.text).toContain(proof.fingerprint)
    expect(mail?.html.replaceAll('&#x2F;', '/')).toContain(`customer_${kind}_detail/${hash}/proof`)
    const versions = (await company.admin.get(`/api/${kind}/${id}/versions`)).body
    const signed = versions.find((version: { signed: boolean }) => version.signed)
    const forStaff = await company.admin.raw('GET', `/api/${kind}/${id}/versions/${signed.id}/hashedfile`)
    expect(sha256(new Uint8Array(await forStaff.arrayBuffer()))).toBe(proof.fingerprint)
  },
)

test('nothing that a page keeps to itself is in the file: no price of a line where only totals are shown', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash } = await sent(company, 'quotation', [])
  const owned = `widgetable_type=quotation&widgetable_id=${id}`
  for (const widget of (await admin.get(`/api/documentwidget?${owned}`)).body)
    await admin.delete(`/api/documentwidget/${widget.id}`)
  const widget = { widgetable_type: 'quotation', widgetable_id: id, document_widget_type_tag: 'TOTALS' }
  await admin.post('/api/documentwidget', { ...widget, description: 'Geheime naam' })
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  await agree(server.anonymous, 'quotation', hash, signer)
  const said = await (await file('quotation', hash)).text()
  expect(said).toContain('1.210,00')
  for (const hidden of ['Panelen', 'unit_price', 'Geheime naam', 'file_key', '/kept/'])
    expect(said).not.toContain(hidden)
})

test('each byte of what was kept counts: an attachment of other bytes gives another fingerprint', async () => {
  const company = await server.company()
  const attached = async (content: string) => {
    const { id, hash } = await sent(company, 'quotation', [])
    const form = new FormData()
    form.set('quotation_id', String(id))
    form.set('file', new File([`%PDF-1.4\n%${content}\n%%EOF`], 'voorwaarden.pdf', { type: 'application/pdf' }))
    await company.admin.post('/api/attachment', form)
    await company.admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
    await agree(server.anonymous, 'quotation', hash, signer)
    return JSON.parse(await (await file('quotation', hash)).text()).attachments
  }
  const [one] = await attached('a')
  const [other] = await attached('b')
  expect(one).toMatchObject({
    filename: 'voorwaarden.pdf',
    sha256: sha256(new TextEncoder().encode('%PDF-1.4\n%a\n%%EOF')),
  })
  expect(other.sha256).not.toBe(one.sha256)
})

test('what is not signed, or whose signature was taken back, has no proof', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company, 'quotation')
  const none = { status: 409, body: { message: 'Dit document is niet ondertekend.' } }
  expect(await page('quotation', hash, 'proof')).toMatchObject(none)
  expect((await file('quotation', hash)).status).toBe(409)
  await agree(server.anonymous, 'quotation', hash, signer)
  expect((await page('quotation', hash, 'proof')).status).toBe(200)
  await company.admin.patch(`/api/quotation/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await page('quotation', hash, 'proof')).toMatchObject(none)
  expect((await file('quotation', hash)).status).toBe(409)
})

test('the proof is of the version that was signed, also while staff change the rows', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company, 'quotation')
  await company.admin.patch(`/api/quotation/${id}`, { title: 'Nog niet verstuurd' })
  await agree(server.anonymous, 'quotation', hash, signer)
  const { body } = await page('quotation', hash, 'proof')
  expect([body.version_number, body.title]).not.toContain('Nog niet verstuurd')
  expect(sha256(new Uint8Array(await (await file('quotation', hash)).arrayBuffer()))).toBe(body.fingerprint)
})

test('a fingerprint of before the hashed text was kept stays what it was, and its file is given by staff alone', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company, 'quotation')
  await server.owner.query(
    `update documentversion set hashed_text = null, fingerprint = encode(sha256(convert_to(content, 'UTF8')), 'hex'), version = version + 1
     where company_id = ${company.id} and versionable_id = ${id}`,
  )
  await agree(server.anonymous, 'quotation', hash, signer)
  const { body } = await page('quotation', hash, 'proof')
  expect(body.file).toBeNull()
  expect(await file('quotation', hash)).toMatchObject({ status: 404 })
  const [version] = (await company.admin.get(`/api/quotation/${id}/versions`)).body
  const bytes = await (await company.admin.raw('GET', `/api/quotation/${id}/versions/${version.id}/hashedfile`)).bytes()
  expect(sha256(bytes)).toBe(body.fingerprint)
})
