import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'

const TOKEN = 'token-of-the-mail-server-of-tests'
let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { INBOUND_MAIL_DOMAIN: 'antwoord.example', INBOUND_MAIL_TOKEN: TOKEN } })
})
afterAll(() => server.stop())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const CUSTOMER = 'ada@voorbeeld.example'
let made = 0

/** A mail as programs write it. */
async function written(mail: Mail.Options): Promise<Uint8Array<ArrayBuffer>> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: `Ada Post <${CUSTOMER}>`,
    subject: 'Re: Uw dak',
    text: 'Dat is goed.\n\nOp di 24 nov 2026 om 10:12 schreef Zonnig Dak <x@y.example>:\n> Beste',
    ...mail,
  })
  return new Uint8Array(message as Buffer)
}

/** Hands a mail in as the mail server of the operator does. */
const handIn = (source: Uint8Array<ArrayBuffer>, { to, token = TOKEN }: { to?: string; token?: string } = {}) =>
  server.app.handle(
    new Request(`http://localhost/inbound/mail${to ? `?to=${encodeURIComponent(to)}` : ''}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      body: source,
    }),
  )

/** A dossier that wrote to its customer, with the address that answers go to. */
async function dossier() {
  const company = await server.company()
  const { admin } = company
  const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: CUSTOMER } })).body
  const subject = `Uw dak ${++made}`
  const form = new FormData()
  form.set('subject', subject)
  form.set('message', '<p>Beste</p>')
  await admin.post(`/api/flow/${id}/sendemail`, form)
  await server.settled()
  const sent = await server.app.platform.mailer.inbox?.waitFor(mail => mail.subject === subject)
  const mails = async () => (await admin.get(`/api/assistmail?flow_id=${id}&direction=received`)).body
  const messages = async () => (await admin.get(`/api/message?flow_id=${id}`)).body
  return { company, admin, id, address: sent?.replyTo.join() ?? '', messageId: sent?.messageId ?? '', mails, messages }
}

test('an answer of the customer comes back to the dossier with its files, into the conversation and to whoever has it', async () => {
  const { admin, id, address, mails, messages } = await dossier()
  expect(address).toMatch(/^dossier-[a-z0-9]+-[a-z0-9]+-[a-z0-9]{20}@antwoord\.example$/)
  const source = await written({ to: address, attachments: [{ filename: 'meterkast.pdf', content: PDF }] })
  expect((await handIn(source)).status).toBe(200)
  await server.settled()
  expect(await mails()).toMatchObject([
    { subject: 'Re: Uw dak', from: `Ada Post <${CUSTOMER}>`, known_sender: true, user_id: null },
  ])
  expect(await messages()).toMatchObject([
    { sender: 'customer', status: 'unread', content: 'Dat is goed.\n\nBijlagen: meterkast.pdf' },
  ])
  const [file] = (await admin.get(`/api/assistfile?flow_id=${id}`)).body
  expect(Buffer.from(await (await admin.raw('GET', `/api/assistfile/${file.id}`)).bytes())).toEqual(PDF)
  expect((await admin.get('/api/notification')).body).toMatchObject([{ title: 'Bericht van Ada Post', flow_id: id }])
  expect(
    (await admin.get(`/api/flow/${id}/getlogitems`)).body.map((item: { description: string }) => item.description),
  ).toContain('received')
})

test('an answer to the mail about a message comes back into the conversation that it was about', async () => {
  const { admin, id, address, messages } = await dossier()
  expect((await admin.post('/api/message', { flow_id: id, content: 'Schikt dinsdag?' })).status).toBe(201)
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const told = await inbox?.waitFor(mail => mail.replyTo.join() === address && mail.subject.startsWith('Bericht van'))
  expect((await handIn(await written({ to: told?.replyTo.join() ?? '' }))).status).toBe(200)
  expect((await messages()).map(({ content }: { content: string }) => content).toSorted()).toEqual([
    'Dat is goed.',
    'Schikt dinsdag?',
  ])
})

test('the same mail handed in sixteen times at once is there once', async () => {
  const { address, mails, messages } = await dossier()
  const source = await written({ to: address, messageId: '<once@voorbeeld.example>' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => handIn(source)))
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  expect(await mails()).toHaveLength(1)
  expect(await messages()).toHaveLength(1)
})

test('who is not the customer does not speak as the customer, and is shown as somebody else', async () => {
  const { admin, id, address, mails, messages } = await dossier()
  const source = await written({ from: 'mallory@elders.example', to: address })
  expect((await handIn(source)).status).toBe(200)
  await server.settled()
  expect(await mails()).toMatchObject([{ from: 'mallory@elders.example', known_sender: false }])
  expect(await messages()).toEqual([])
  expect((await admin.get('/api/notification')).body).toMatchObject([
    { title: 'E-mail van mallory@elders.example: niet het adres van de klant', flow_id: id },
  ])
})

test('an absence that a machine tells is kept and told to nobody', async () => {
  const { admin, address, mails, messages } = await dossier()
  await handIn(await written({ to: address, headers: { 'Auto-Submitted': 'auto-replied' } }))
  await server.settled()
  expect(await mails()).toHaveLength(1)
  expect([await messages(), (await admin.get('/api/notification')).body]).toEqual([[], []])
})

test('a made-up address, a wrong token and a mail that is too large are refused', async () => {
  const { address, mails } = await dossier()
  const source = await written({ to: address })
  const guessed = address.replace(/-[a-z0-9]{20}@/, '-aaaaaaaaaaaaaaaaaaaa@')
  expect((await handIn(source, { to: guessed })).status).toBe(404)
  expect((await handIn(await written({ to: 'info@zonnigdak.example' }))).status).toBe(404)
  expect((await handIn(source, { token: 'wrong' })).status).toBe(401)
  expect((await handIn(new Uint8Array(31 * 1024 * 1024))).status).toBe(413)
  expect(await mails()).toEqual([])
  expect((await handIn(source, { to: address.toUpperCase() })).status).toBe(200)
})

test('scripts of a mail are gone, a program among its files is not kept, and the text says so', async () => {
  const { admin, id, address, mails, messages } = await dossier()
  const html = '<p onclick="x()">Hallo<script>alert(1)</script><img src="https://spion.example/p.gif"></p>'
  const program = { filename: 'gratis.exe', content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]) }
  await handIn(await written({ to: address, text: 'Hallo', html, attachments: [program] }))
  expect((await mails())[0].content.trim()).toBe('<p>Hallo</p>')
  expect((await messages())[0].content).toBe('Hallo\n\nNiet bewaard: gratis.exe')
  expect((await admin.get(`/api/assistfile?flow_id=${id}`)).body).toEqual([])
})

test('an answer to a dossier that became part of another comes into that one, and to one in the trash nowhere', async () => {
  const { admin, id, address } = await dossier()
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: CUSTOMER } })).body
  await admin.post(`/api/flow/${id}/mergeflow`, { targetflow_id: other.id })
  expect((await handIn(await written({ to: address }))).status).toBe(200)
  const received = `/api/assistmail?flow_id=${other.id}&direction=received`
  expect((await admin.get(received)).body).toHaveLength(1)
  await admin.delete(`/api/flow/${other.id}`)
  expect((await handIn(await written({ to: address }))).status).toBe(404)
})

test('a reply from the dossier to a mail that came in names it to the mail program of the customer', async () => {
  const { admin, id, address, mails } = await dossier()
  await handIn(await written({ to: address, messageId: '<vraag@voorbeeld.example>' }))
  const [received] = await mails()
  const form = new FormData()
  form.set('subject', `Antwoord ${made}`)
  form.set('message', '<p>Graag gedaan</p>')
  form.set('answers_id', String(received.id))
  expect((await admin.post(`/api/flow/${id}/sendemail`, form)).status).toBe(201)
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const sent = await inbox?.waitFor(mail => mail.subject === `Antwoord ${made}`)
  const source = new TextDecoder().decode((sent && (await inbox?.source(sent.id))) ?? new Uint8Array())
  expect(source).toContain('In-Reply-To: <vraag@voorbeeld.example>')
})

test('a server that takes no mail in has no such page', async () => {
  const plain = await testServer()
  const source = await written({ to: 'dossier-1-1-aaaaaaaaaaaaaaaaaaaa@antwoord.example' })
  const asked = new Request('http://localhost/inbound/mail', { method: 'POST', body: source })
  expect((await plain.app.handle(asked)).status).toBe(404)
})

test.each([
  ['mail-iphone-nl', 'Dat is goed.'],
  ['mail-outlook-zonder-adres', 'Akkoord.'],
  ['mail-html-iphone', 'Prima zo.'],
  ['mail-groter-dan-teken', 'Graag een offerte voor:\n> 10 panelen\n> en een laadpaal\nIk bel u morgen.'],
])('%s: the conversation has the words of the customer, and leads to the mail as it came', async (name, own) => {
  const { admin, id, address, messages } = await dossier()
  const source = await Bun.file(new URL(`./cases/${name}.eml`, import.meta.url)).text()
  const mail = source.replace(/^To: .*$/m, `To: ${address}`).replaceAll('ada.proef@example.org', CUSTOMER)
  expect((await handIn(new TextEncoder().encode(mail.replaceAll('\n', '\r\n')))).status).toBe(200)
  const [message] = await messages()
  expect(message).toMatchObject({ content: own, flow_id: id, sendable_type: 'assistmail' })
  const { content } = (await admin.get(`/api/assistmail/${message.sendable_id}`)).body
  if (name !== 'mail-groter-dan-teken') expect(content).toContain('offerte')
})
