import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { resident } from '@core/testing/resident'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { type DocumentMail, sendDocumentMail } from '../jobs/send-document'
import { printer } from '../pdf/render-pdf'
import { item, linesOf, mark, sent } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  printer.stop()
  await server.stop()
})

const mailVersion = ({ id: companyId }: TestCompany, mail: Pick<DocumentMail, 'id' | 'documentversion_id' | 'to'>) =>
  workFor(server.app.platform, { companyId }, async context =>
    context.enqueue(sendDocumentMail, {
      kind: 'quotation',
      ...mail,
      subject: 'Offerte',
      message: '<p>Hierbij.</p>',
      sendpdf: true,
      sendattachments: false,
      reference: 'first',
    }),
  )

test('a mail that was asked for goes out with its PDF, also when the company gave the module up right after', async () => {
  const company = await server.company()
  const to = `els${company.id}@voorbeeld.example`
  const { id } = await sent(company)
  const { rows } = await server.owner.query('select documentversion_id as version from quotation where id = $1', [id])
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'QUOTATION'`, [company.id])
  await mailVersion(company, { id, documentversion_id: Number(rows[0].version), to })
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const found = await inbox?.waitFor(one => one.to.join().includes(to))
  expect(found && (await inbox?.get(found.id))?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Offerte .*\.pdf$/),
  ])
})

test('a mail names the amount of the version that it is about, also when another one went out before it', async () => {
  const company = await server.company()
  const to = `jan${company.id}@voorbeeld.example`
  const { id } = await sent(company)
  const { rows } = await server.owner.query('select documentversion_id as version from quotation where id = $1', [id])
  const [line] = await linesOf(company.admin, 'quotation', id)
  await company.admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 2 * item.unit_rate_exc_manual })
  await mark(company.admin, 'quotation', id)
  expect((await company.admin.get(`/api/quotation/${id}`)).body.amount_inc_vat).toBe(2420)
  await mailVersion(company, { id, documentversion_id: Number(rows[0].version), to })
  await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.to.join().includes(to))
  expect(mail?.text).toContain('1.210,00')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('2.420,00')
})

test('a draft invoice that is sent in one step carries its number in the subject, the text and the name of its PDF (R-INV-001, R-DOC-008)', async () => {
  const { admin, id } = await server.company()
  const to_email = `mol${id}@voorbeeld.example`
  const made = await admin.post('/api/invoice', {
    relation: { fullname: 'Jan Mol', email: to_email, ...resident },
    items: [item],
  })
  const { body: start } = await admin.get(`/api/invoice/${made.body.id}/getForSendingEmail`)
  expect([start.subject, start.filename].join()).not.toContain('concept')
  expect(start.filename).toBe('Factuur {{document.number}}.pdf')
  const { subject, message } = start
  const { body } = await admin.post(`/api/invoice/${made.body.id}/sendemail`, { to_email, subject, message })
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const found = await inbox?.waitFor(one => one.to.join().includes(to_email))
  const mail = found && (await inbox?.get(found.id))
  expect(mail?.subject).toContain(`Factuur ${body.number}`)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`Factuur ${body.number}.pdf`])
  expect(`${mail?.subject} ${mail?.html}`).not.toContain('{{')
})
