import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneAddress } from '@core/domain/email-address'
import type { Inbox } from './inbox'
import { type InboxRoutes, inboxRoutes } from './inbox-routes'
import type { Mail } from './mail'
import { createMailer, type Mailer } from './mailer'

const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-mail-'))
let mailer: Mailer
let inbox: Inbox
let routes: InboxRoutes

beforeAll(async () => {
  mailer = await createMailer({ smtpUrl: undefined, dataDir })
  inbox = mailer.inbox as Inbox
  routes = inboxRoutes(inbox)
})
beforeEach(() => inbox.clear())
afterAll(async () => {
  await mailer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const mail: Mail = {
  messageId: '<quotation-12-sent@vakwerk.example>',
  from: 'Jansen Installatie <info@jansen.example>',
  to: 'Zoë de Boer <zoe@klant.example>',
  replyTo: 'verkoop@jansen.example',
  subject: 'Uw offerte voor € 1.234,56 – één ketel',
  html: '<h1>Beste Zoë</h1><script>alert(1)</script><a href="https://x.example/#/q/abc">Bekijk</a>',
  text: 'Beste Zoë,\n\nBekijk uw offerte.',
}
const get = async (path: string, method = 'GET') => {
  const request = new Request(`http://localhost${path}`, { method })
  const answer = await routes(request, new URL(request.url).pathname)
  if (!answer) throw new Error('not a path of the inbox')
  return answer
}

test('a mail arrives over SMTP as it was written', async () => {
  const pdf = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10])
  await mailer.send({
    ...mail,
    attachments: [{ filename: 'offerte ü.pdf', contentType: 'application/pdf', content: pdf }],
  })
  const found = await inbox.waitFor(message => message.subject.includes('offerte'))
  expect(found).toMatchObject({
    messageId: mail.messageId,
    from: mail.from,
    to: ['Zoë de Boer <zoe@klant.example>'],
    replyTo: ['verkoop@jansen.example'],
    recipients: ['zoe@klant.example'],
    subject: mail.subject,
    attachments: [{ filename: 'offerte ü.pdf', contentType: 'application/pdf', size: 8 }],
  })
  expect(found.text.trim().replaceAll('\r\n', '\n')).toBe(mail.text)
  expect((await inbox.attachment(found.id, 0))?.content).toEqual(pdf)
})

test('waiting gets a mail that is still to come, and ends when none comes', async () => {
  const waiting = inbox.waitFor(message => message.subject === 'later')
  await mailer.send({ ...mail, subject: 'eerst' })
  await mailer.send({ ...mail, subject: 'later' })
  expect((await waiting).subject).toBe('later')
  expect((await inbox.list()).map(message => message.subject)).toEqual(['later', 'eerst'])
  await expect(inbox.waitFor(message => message.subject === 'nooit', 50)).rejects.toThrow('within 50 ms')
})

test('nobody can add headers or recipients through a subject, a name or an address', async () => {
  await mailer.send({
    ...mail,
    subject: 'Hallo\r\nBcc: dief@evil.example\r\n\r\nander bericht',
    from: 'Jan\r\nBcc: dief@evil.example <jan@x.example>',
    attachments: [
      { filename: 'a\r\nBcc: dief@evil.example.pdf', contentType: 'text/plain', content: new Uint8Array([65]) },
    ],
  })
  const [message] = await inbox.list()
  expect(message?.recipients).toEqual(['zoe@klant.example'])
  expect(message?.subject).toBe('Hallo Bcc: dief@evil.example ander bericht')
  const source = new TextDecoder().decode((await inbox.source(message?.id ?? '')) ?? undefined)
  expect(source).not.toMatch(/^bcc:/im)
  for (const address of ['a@x.nl, b@x.nl', 'a@x.nl\r\nRCPT TO:b@x.nl', 'a@x.nl <b@x.nl', 'Groep: a@x.nl;', 'a', '']) {
    expect(() => oneAddress(address)).toThrow('Not a mail address')
    await expect(mailer.send({ ...mail, to: address })).rejects.toThrow('Not a mail address')
  }
  await expect(mailer.send({ ...mail, messageId: '<a@b>\r\nBcc: x@y.nl' })).rejects.toThrow('Not a Message-ID')
})

test('hidden recipients get the mail and stand in no header of it', async () => {
  await mailer.send({ ...mail, to: ['a@x.example', 'b@x.example'], bcc: ['stil@x.example'] })
  const [message] = await inbox.list()
  expect(message?.recipients).toEqual(['a@x.example', 'b@x.example', 'stil@x.example'])
  expect([message?.to, message?.cc]).toEqual([['a@x.example', 'b@x.example'], []])
})

test('mail is still there after a restart', async () => {
  await mailer.send({ ...mail, subject: 'blijft' })
  const again = await createMailer({ smtpUrl: undefined, dataDir })
  expect((await again.inbox?.list())?.map(message => message.subject)).toEqual(['blijft'])
  await again.close()
})

test('the page shows a mail without letting it run anything', async () => {
  await mailer.send({ ...mail, subject: '<img src=x onerror=alert(1)>' })
  const [message] = await inbox.list()
  const answer = await get(`/dev/mail/${message?.id}`)
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).not.toContain('<img src=x')
  expect(page).not.toContain('<script')
  expect(page).toContain('Alle berichten')
  expect(await (await get(`/dev/mail/${message?.id}?weergave=tekst`)).text()).toContain('Bekijk uw offerte.')
})

test('the JSON lists, gives one, gives attachments as downloads, and empties', async () => {
  const content = new TextEncoder().encode('<script>alert(1)</script>')
  await mailer.send({ ...mail, attachments: [{ filename: 'x".html', contentType: 'text/html', content }] })
  const [first] = (await (await get('/dev/mail/messages')).json()) as { id: string; subject: string }[]
  expect(first?.subject).toBe(mail.subject)
  const one = (await (await get(`/dev/mail/messages/${first?.id}`)).json()) as { text: string }
  expect(one.text).toContain('Bekijk')
  const file = await get(`/dev/mail/messages/${first?.id}/attachments/0`)
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''x%22.html")
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/dev/mail/messages/..%2f..%2fetc/source')).status).toBe(404)
  expect((await get('/dev/mail/unknown-00000000')).status).toBe(404)
  expect((await get('/dev/mail/messages', 'DELETE')).status).toBe(204)
  expect(await (await get('/dev/mail/messages')).json()).toEqual([])
  expect(await routes(new Request('http://localhost/dev/other'), '/dev/other')).toBeNull()
})
