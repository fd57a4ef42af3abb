import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const customer = (email: string) => ({ relation: { fullname: 'Jan Mol', email }, items: [item] })
const mailsTo = async (to: string) => {
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const found = (await inbox?.list())?.filter(mail => mail.to.join().includes(to)) ?? []
  return Promise.all(found.map(({ id }) => inbox?.get(id)))
}
const draft = async (admin: TestClient, kind: string, email: string, more = {}) =>
  (await admin.post(`/api/${kind}`, { ...customer(email), ...more })).body as { id: number; hash: string }

test('a mail without a subject or a text, or with a merge tag that there is not, is refused and nothing is sent (R-DOC-009)', async () => {
  const { admin, id: company } = await server.company()
  const to_email = `leeg${company}@voorbeeld.example`
  const { id } = await draft(admin, 'quotation', to_email)
  const mail = { to_email, subject: 'Uw offerte', message: '<p>Hierbij.</p>' }
  const send = (change: object) => admin.post(`/api/quotation/${id}/sendemail`, { ...mail, ...change })
  for (const [field, change] of [
    ['subject', { subject: '  ' }],
    ['message', { message: '<p> &nbsp;</p>' }],
    ['subject', { subject: 'Beste {{relation.voornaam}}' }],
    ['message', { message: '<p>Beste {{naam}},</p>' }],
    ['message', { message: '<p>Beste {{relation.bijnaam|klant}},</p>' }],
  ] as const) {
    const answer = await send(change)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    expect(answer.body.message.length).toBeGreaterThan(10)
  }
  expect((await admin.get(`/api/quotation/${id}`)).body).toMatchObject({ status: 'draft', version_number: 0 })
  expect(await mailsTo(to_email)).toEqual([])
  expect((await send({ subject: 'Voor {{ Relation.Fullname }} in {{relation.city|Zwolle}}' })).status).toBe(200)
  expect((await mailsTo(to_email)).map(one => one?.subject)).toEqual(['Voor Jan Mol in Zwolle'])
})

test('what a call leaves out of a mail is what the template says, and marking as sent needs no mail', async () => {
  const { admin, id: company } = await server.company()
  const to_email = `kort${company}@voorbeeld.example`
  await admin.post('/api/mailtemplate', {
    type: 'send_quotation',
    subject: 'Ons voorstel {{document.number}}',
    message: '<p>Dag {{relation.name}}.</p>',
  })
  const { id } = await draft(admin, 'quotation', to_email)
  const { body } = await admin.post(`/api/quotation/${id}/sendemail`, { to_email })
  expect((await mailsTo(to_email)).map(mail => [mail?.subject, mail?.text?.includes('Dag Jan.')])).toEqual([
    [`Ons voorstel ${body.number}`, true],
  ])
  const marked = await draft(admin, 'quotation', `merk${company}@voorbeeld.example`)
  expect((await admin.post(`/api/quotation/${marked.id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
})

test('another address may be given for one mail, and the customer keeps theirs (R-QUOT-003)', async () => {
  const { admin, id: company } = await server.company()
  const [own, other] = [`eigen${company}@voorbeeld.example`, `ander${company}@voorbeeld.example`]
  const { id } = await draft(admin, 'quotation', own)
  const mail = { to_email: own, subject: 'Offerte', message: '<p>Hierbij.</p>' }
  const send = (to_address_override: string) =>
    admin.post(`/api/quotation/${id}/sendemail`, { ...mail, to_address_override })
  expect((await send('geen adres')).status).toBe(422)
  expect((await send(other)).body).toMatchObject({ status: 'sent', sent_to: other, customer: { email: own } })
  expect([(await mailsTo(other)).length, (await mailsTo(own)).length]).toEqual([1, 0])
  expect((await send('')).body.sent_to).toBe(own)
  expect((await mailsTo(own)).length).toBe(1)
})

test('the PDF and the attachments go along as the sender decides (R-DOC-025)', async () => {
  const { admin, id: company } = await server.company()
  for (const [sendpdf, sendattachments] of [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const to_email = `bijlage${company}${sendpdf}${sendattachments}@voorbeeld.example`
    const { id } = await draft(admin, 'quotation', to_email)
    const form = new FormData()
    form.set('quotation_id', String(id))
    form.set('file', new File(['%PDF-1.4 x'], 'voorwaarden.pdf', { type: 'application/pdf' }))
    await admin.post('/api/attachment', form)
    const mail = { to_email, subject: 'Offerte', message: '<p>Hierbij.</p>', sendpdf, sendattachments }
    const { body } = await admin.post(`/api/quotation/${id}/sendemail`, mail)
    const [sent] = await mailsTo(to_email)
    const names = sent?.attachments.map(({ filename }) => filename).filter(name => name?.endsWith('.pdf'))
    expect(names).toEqual([
      ...(sendpdf ? [`Offerte ${body.number}.pdf`] : []),
      ...(sendattachments ? ['voorwaarden.pdf'] : []),
    ])
  }
})

test('each type of document has a mail that sends it and one after approval, with a text of its own where the company wrote one (R-MAIL-012)', async () => {
  const { admin, id: company } = await server.company()
  const other = await server.company()
  const type = (await admin.post('/api/documenttype', { description: 'Garantie' })).body.id as number
  const plain = (await admin.post('/api/documenttype', { description: 'Oplevering' })).body.id as number
  const [send, approved] = [`send_document_${type}`, `document_approved_${type}`]
  const typesOf = async (admin: TestClient) =>
    ((await admin.get('/api/mailtype')).body as { type: string; label: string }[]).filter(({ type }) =>
      /_\d+$/.test(type),
    )
  const listed = await typesOf(admin)
  expect(listed.map(({ type }) => type)).toEqual([
    send,
    approved,
    `send_document_${plain}`,
    `document_approved_${plain}`,
  ])
  expect(listed.every(({ label }) => /: (Garantie|Oplevering)$/.test(label))).toBe(true)
  expect(await typesOf(other.admin)).toEqual([])
  const write = (admin: TestClient, type: string, subject: string) =>
    admin.post('/api/mailtemplate', { type, subject, message: '<p>Dag.</p>' })
  expect((await write(other.admin, send, 'Van een ander')).status).toBe(422)
  for (const [of, subject] of [
    [send, 'Uw garantie'],
    [approved, 'Garantie bevestigd'],
    ['send_document', 'Een document'],
  ] as const)
    expect((await write(admin, of, subject)).status).toBe(201)
  const to_email = `type${company}@voorbeeld.example`
  const subjects = []
  for (const document_type_id of [type, plain]) {
    const { id, hash } = await draft(admin, 'document', to_email, { document_type_id })
    const start = (await admin.get(`/api/document/${id}/getForSendingEmail`)).body
    subjects.push(start.subject)
    await admin.post(`/api/document/${id}/sendemail`, { to_email, subject: start.subject, message: start.message })
    expect((await agree(server.anonymous, 'document', hash, signed)).body.status).toBe('approved')
  }
  expect(subjects).toEqual(['Uw garantie', 'Een document'])
  expect((await mailsTo(to_email)).map(mail => mail?.subject)).toContain('Garantie bevestigd')
})
