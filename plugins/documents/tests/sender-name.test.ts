import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { item } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('mails about dossiers of a profile come by the name of its branding set, and by that of the company without (R-FP-001)', async () => {
  const { admin, id } = await server.company({ name: 'Hanze Klimaat' })
  const { body: profile } = await admin.post('/api/flowprofile', { name: 'Zakelijk' })
  const branding = `/api/flowprofile/${profile.id}`
  await admin.post(`${branding}/createsettingsforflowprofile`)
  expect((await admin.patch(branding, { sender_name: ' Hanze "Zakelijk"\r\n<Bcc> ' })).status).toBe(200)
  const { inbox } = server.app.platform.mailer
  const sender = async (to: string, more: object) => {
    const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', email: to }, ...more })).body
    const { body } = await admin.post('/api/quotation', { flow_id: flow.id, items: [item] })
    await admin.post(`/api/quotation/${body.id}/sendemail`, {
      to_email: to,
      subject: 'Offerte',
      message: '<p>Hallo</p>',
    })
    await server.settled()
    return (await inbox?.waitFor(mail => mail.to.join().includes(to)))?.from
  }
  expect(await sender(`eigen${id}@voorbeeld.example`, { flowprofile_id: profile.id })).toMatch(
    /^"?Hanze ZakelijkBcc"? </,
  )
  expect(await sender(`bedrijf${id}@voorbeeld.example`, {})).toMatch(/^"?Hanze Klimaat"? </)
  for (const [at, nothing] of ['"<>\\"', '\u202e\u0007 '].entries()) {
    await admin.patch(branding, { sender_name: nothing })
    expect(await sender(`niets${at}-${id}@voorbeeld.example`, { flowprofile_id: profile.id })).toMatch(
      /^"?Hanze Klimaat"? </,
    )
  }
  expect((await admin.post(`${branding}/removesettingsforflowprofile`)).body.sender_name).toBeNull()
  expect(await sender(`weer${id}@voorbeeld.example`, { flowprofile_id: profile.id })).toMatch(/^"?Hanze Klimaat"? </)
})
