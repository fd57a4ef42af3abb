import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
let made = 0

type Field = string | number | File
function formOf(fields: Record<string, Field | readonly Field[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value instanceof File ? value : String(value))
  return form
}
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer> = PDF) => new File([bytes], name)

/** A dossier of a customer with an address of their own. */
async function dossier(email: string | null = `ada${++made}@voorbeeld.example`) {
  const company = await server.company({ name: 'Zonnig Dak' })
  const { admin } = company
  const { id, relation_id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email } })).body
  return {
    company,
    admin,
    id,
    relation_id,
    email,
    mail: (fields: Record<string, Field | readonly Field[]> = {}) =>
      admin.post(`/api/flow/${id}/sendemail`, formOf({ subject: 'Uw dak', message: '<p>Beste,</p>', ...fields })),
  }
}

/** Waits until the last try of a mail has failed. */
async function failedMail(admin: TestClient, id: number): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const { sent_at, failed_at } = (await admin.get(`/api/assistmail/${id}`)).body
    expect(sent_at).toBeNull()
    if (failed_at) return
    if (Date.now() > deadline) throw new Error('The mail did not fail')
    await Bun.sleep(20)
  }
}

async function arrived(to: string, subject: string) {
  const { inbox } = server.app.platform.mailer
  const found = await inbox?.waitFor(mail => mail.to.join().includes(to) && mail.subject === subject)
  if (!found) throw new Error('There is no inbox')
  return found
}

test('the dialog of a mail begins with the address of the customer and the texts of the company, filled in (C-0504)', async () => {
  const { admin, id, email } = await dossier()
  const own = { type: 'loose_email', subject: 'Voor {{relation.fullname}}', message: '<p>{{flow.description}}</p>' }
  const template = (await admin.post('/api/mailtemplate', own)).body
  const start = (await admin.get(`/api/flow/${id}/getForSendingEmail`)).body
  expect(start).toMatchObject({
    to_email: email,
    subject: 'Voor Ada Post',
    message: '<p>{{flow.description}}</p>',
    mailtemplate_id: template.id,
    templates: [{ id: template.id, subject: 'Voor Ada Post' }],
  })
})

test('a mail goes to the customer with its merge tags filled and its files, and stays with the dossier (C-0520, R-FLOW-031, MOD-008)', async () => {
  const { admin, id, email, mail } = await dossier()
  const shared = (await admin.post('/api/flowfile', formOf({ flow_id: id, file: fileOf('garantie.pdf') }))).body
  const sent = await mail({
    message: '<p>Beste {{relation.fullname}}</p><script>x</script>',
    files: [fileOf('a.pdf'), fileOf('b.pdf')],
    enclosed: [`flowfile/${shared.id}`],
  })
  expect(sent).toMatchObject({
    status: 201,
    body: { direction: 'sent', to: email, subject: 'Uw dak', sent_at: null, user_id: admin.userId },
  })
  expect(sent.body.content).toBe('<p>Beste Ada Post</p>')
  await server.settled()
  const found = await arrived(String(email), 'Uw dak')
  expect(found.attachments.map(({ filename }) => filename)).toEqual(['a.pdf', 'b.pdf', 'garantie.pdf'])
  expect(found.html).toContain('Beste Ada Post')
  const kept = (await admin.get(`/api/flow/${id}?with=relatedassistmails,assistfiles`)).body
  expect(kept.relatedassistmails).toMatchObject([{ id: sent.body.id, sent_at: expect.any(String), failed_at: null }])
  expect(kept.assistfiles.map(({ filename }: { filename: string }) => filename)).toEqual([
    'a.pdf',
    'b.pdf',
    'garantie.pdf',
  ])
  const log = (await admin.get(`/api/flow/${id}/getlogitems`)).body
  expect(log.find((item: { description: string }) => item.description === 'mailed')).toMatchObject({
    loggable_type: 'assistmail',
    new_value: { subject: 'Uw dak', to: email },
  })
})

test('what went along stays when its original is deleted', async () => {
  const { admin, id, mail } = await dossier()
  const shared = (await admin.post('/api/flowfile', formOf({ flow_id: id, file: fileOf('garantie.pdf') }))).body
  await mail({ enclosed: [`flowfile/${shared.id}`] })
  await admin.delete(`/api/flowfile/${shared.id}`)
  await server.settled()
  const [file] = (await admin.get(`/api/assistfile?flow_id=${id}`)).body
  const bytes = await (await admin.raw('GET', `/api/assistfile/${file.id}`)).bytes()
  expect(bytes).toEqual(PDF)
})

test('a mail without address, subject or text, with too much or too many is refused with the reason (R-FLOW-032, G-UPL)', async () => {
  const { mail } = await dossier(null)
  expect((await mail()).body.errors).toEqual({
    to_email: ['Van Ada Post is geen e-mailadres bekend. Vul er een in, of zet het bij de relatie.'],
  })
  const to_email = 'ada@voorbeeld.example'
  expect((await mail({ to_email, subject: ' ' })).body.errors).toHaveProperty('subject')
  expect((await mail({ to_email, message: '<p> </p>' })).body.errors).toHaveProperty('message')
  expect((await mail({ to_email: 'a@b.nl, c@d.nl' })).body.errors).toHaveProperty('to_email')
  const four = ['a', 'b', 'c', 'd'].map(name => fileOf(`${name}.pdf`))
  expect((await mail({ to_email, files: four })).status).toBe(422)
  const large = new Uint8Array(11 * 1024 * 1024).fill(32)
  large.set(PDF)
  const both = await mail({ to_email, files: [fileOf('a.pdf', large), fileOf('b.pdf', large)] })
  expect(both).toMatchObject({
    status: 413,
    body: { message: 'Het bestand is te groot. De maximale bestandsgrootte is 20 MB.' },
  })
})

test('files and mails of another dossier or company go nowhere', async () => {
  const one = await dossier()
  const other = await dossier()
  const { body: theirs } = await other.admin.post(
    '/api/flowfile',
    formOf({ flow_id: other.id, file: fileOf('garantie.pdf') }),
  )
  const { body: elsewhere } = await one.admin.post('/api/flow', { relation: { fullname: 'Bo Post' } })
  const { body: own } = await one.admin.post(
    '/api/flowfile',
    formOf({ flow_id: elsewhere.id, file: fileOf('garantie.pdf') }),
  )
  for (const { id } of [theirs, own])
    expect((await one.mail({ enclosed: [`flowfile/${id}`] })).body.errors).toHaveProperty('enclosed')
  const sent = (await other.mail()).body
  expect((await one.mail({ answers_id: sent.id })).body.errors).toHaveProperty('answers_id')
  expect((await one.mail({ mailtemplate_id: 999_999_999 })).status).toBe(422)
  expect((await other.admin.post(`/api/flow/${one.id}/sendemail`, formOf({ subject: 'x', message: 'x' }))).status).toBe(
    404,
  )
  await server.settled()
})

test('a mail that the mail server does not take is told to whoever wrote it, and goes out again when asked', async () => {
  const own = await testServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' }, retryPauseMs: 1 })
  try {
    const { admin } = await own.company()
    const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
    const form = formOf({ subject: 'Uw dak', message: '<p>Beste</p>', to_email: 'ada@voorbeeld.example' })
    const sent = (await admin.post(`/api/flow/${id}/sendemail`, form)).body
    await failedMail(admin, sent.id)
    const [news] = (await admin.get('/api/notification')).body
    expect(news).toMatchObject({ title: 'E-mail aan ada@voorbeeld.example kon niet worden verstuurd', flow_id: id })
    const tries = await Promise.all(
      Array.from({ length: 16 }, () => admin.post(`/api/assistmail/${sent.id}/sendagain`)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    await failedMail(admin, sent.id)
  } finally {
    await own.stop()
  }
})

test('a mail that was sent stays as it is, and one that somebody wrote down may change (C-0056 to C-0060, G-ASSIST)', async () => {
  const { admin, id, mail } = await dossier()
  const sent = (await mail()).body
  await server.settled()
  expect((await admin.patch(`/api/assistmail/${sent.id}`, { content: '<p>Anders</p>' })).body.message).toBe(
    'Een e-mail die is verstuurd of ontvangen, blijft zoals hij is.',
  )
  const noted = await admin.post('/api/assistmail', {
    flow_id: id,
    subject: 'Fwd: dak',
    from: 'ada@voorbeeld.example',
    to: 'info@zonnigdak.example',
    content: '<p>Hallo<img src=x onerror=alert(1)></p>',
    date: '2026-11-20T09:00:00.000Z',
  })
  expect(noted).toMatchObject({ status: 201, body: { direction: 'received', content: '<p>Hallo</p>' } })
  expect((await admin.patch(`/api/assistmail/${noted.body.id}`, { subject: 'Dak' })).status).toBe(200)
  expect((await admin.delete(`/api/assistmail/${noted.body.id}`)).status).toBe(204)
})

test('internal files of a dossier are kept, renamed and removed by staff (C-0261 to C-0265)', async () => {
  const { admin, id } = await dossier()
  const made = await admin.post('/api/assistfile', formOf({ flow_id: id, file: fileOf('meterkast.pdf') }))
  expect(made).toMatchObject({ status: 201, body: { flow_id: id, filename: 'meterkast.pdf' } })
  expect((await admin.patch(`/api/assistfile/${made.body.id}`, { filename: 'kast' })).body.filename).toBe('kast.pdf')
  expect((await admin.delete(`/api/assistfile/${made.body.id}`)).status).toBe(204)
  expect((await admin.get(`/api/assistfile?flow_id=${id}`)).body).toEqual([])
})

test('a mail that is sent sixteen times at once by one press goes out once, and as one that was written once', async () => {
  const { admin, id, email } = await dossier()
  const key = { 'idempotency-key': 'een-druk' }
  const press = () =>
    admin.post(`/api/flow/${id}/sendemail`, formOf({ subject: 'Eén keer', message: '<p>Beste,</p>' }), key)
  const answers = await Promise.all(Array.from({ length: 16 }, press))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
  await arrived(String(email), 'Eén keer')
  await server.settled()
  const { inbox } = server.app.platform.mailer
  expect((await inbox?.list())?.filter(({ subject }) => subject === 'Eén keer')).toHaveLength(1)
  expect((await admin.get(`/api/assistmail?flow_id=${id}`)).body).toHaveLength(1)
})
