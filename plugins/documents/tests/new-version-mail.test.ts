import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import { mark, sent, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A quotation whose customer saw its first version. */
async function quotation(settings: Record<string, unknown> = {}) {
  const company = await server.company({ settings })
  const { admin } = company
  const email = `jan${company.id}@voorbeeld.example`
  const { id, hash } = await sent(company, 'quotation', { relation: { fullname: 'Jan Mol', email } })
  const change = (title: string) => admin.patch(`/api/quotation/${id}`, { title })
  return {
    ...{ company, admin, id, hash, email, change },
    next: async (title: string) => {
      await change(title)
      expect((await mark(admin, 'quotation', id)).status).toBe(200)
    },
    /** Lets the quarter of an hour pass. */
    later: async () => {
      await server.owner.query(
        `update outbox set run_at = now() where company_id = $1 and name = 'documents.mail-new-version'`,
        [company.id],
      )
      server.app.platform.outboxWritten()
      await server.settled()
    },
    mails: async () =>
      ((await server.app.platform.mailer.inbox?.list()) ?? []).filter(({ to }) => to.join().includes(email)),
  }
}

test('versions that follow each other without a mail are told of once, with the link; the first version is not', async () => {
  const one = await quotation()
  await one.later()
  expect(await one.mails()).toEqual([])
  await one.next('Tweede')
  await one.next('Derde')
  expect(await one.mails()).toEqual([])
  await one.later()
  const [mail, ...others] = await one.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Nieuwe versie van /)
  expect(mail?.html.replaceAll('&#x2F;', '/')).toContain(`customer_quotation_detail/${one.hash}`)
})

test('a version that was mailed, or answered meanwhile, is told of by no other mail', async () => {
  const mailed = await quotation()
  await mailed.next('Tweede')
  const letter = { to_email: mailed.email, subject: 'Offerte', message: '<p>Hierbij.</p>', sendpdf: false }
  expect((await mailed.admin.post(`/api/quotation/${mailed.id}/sendemail`, letter)).status).toBe(200)
  await mailed.later()
  expect((await mailed.mails()).map(({ subject }) => subject)).toEqual(['Offerte'])
  const answered = await quotation()
  await answered.next('Tweede')
  await agree(server.anonymous, 'quotation', answered.hash, signed)
  await answered.later()
  expect((await answered.mails()).filter(({ subject }) => subject.startsWith('Nieuwe versie'))).toEqual([])
})

test('a quotation of a module that was given up, or one in the trash, is told of to nobody', async () => {
  const given = await quotation()
  await given.next('Tweede')
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'QUOTATION'`, [
    given.company.id,
  ])
  await given.later()
  expect(await given.mails()).toEqual([])
  const trashed = await quotation()
  await trashed.next('Tweede')
  await server.owner.query('update quotation set deleted_at = now() where id = $1', [trashed.id])
  await trashed.later()
  expect(await trashed.mails()).toEqual([])
})

test('a company that wants no mails to its customers sends none', async () => {
  const one = await quotation()
  await one.next('Tweede')
  const { id } = (await one.admin.get('/api/companysettings')).body[0]
  await one.admin.patch(`/api/companysettings/${id}`, { customer_notices: false })
  await one.later()
  await one.next('Derde')
  await one.later()
  expect(await one.mails()).toEqual([])
})
