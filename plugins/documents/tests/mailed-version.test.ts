import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestServer, testServer } from '@core/testing/server'
import { sendDocumentMail } from '../jobs/send-document'
import { item, linesOf, mark, sent } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a mail names the amount of the version that it is about, also when another one went out before it', async () => {
  const company = await server.company()
  const to = `jan${company.id}@voorbeeld.example`
  const { id } = await sent(company)
  const { rows } = await server.owner.query('select documentversion_id as version from quotation where id = $1', [id])
  const [line] = await linesOf(company.admin, 'quotation', id)
  await company.admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 2 * item.unit_rate_exc_manual })
  await mark(company.admin, 'quotation', id)
  expect((await company.admin.get(`/api/quotation/${id}`)).body.amount_inc_vat).toBe(2420)
  await workFor(server.app.platform, { companyId: company.id }, async context =>
    context.enqueue(sendDocumentMail, {
      kind: 'quotation',
      id,
      documentversion_id: Number(rows[0].version),
      to,
      subject: 'Offerte',
      message: '<p>Hierbij.</p>',
      sendpdf: false,
      sendattachments: false,
      reference: 'first',
    }),
  )
  await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.to.join().includes(to))
  expect(mail?.text).toContain('1.210,00')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('2.420,00')
})
