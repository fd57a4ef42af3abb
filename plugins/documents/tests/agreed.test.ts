import { afterAll, beforeAll, expect, test } from 'bun:test'
import { formatEuros } from '@core/domain/money'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import { item, linesOf, mark, sent, signed, withFile, withPicture } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('an approval is for the version that was on screen and refused for another (R-SIGN-003)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash } = await sent(company)
  const seen = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  const [line] = await linesOf(admin, 'quotation', id)
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  const still = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect([still.fingerprint, still.amount_inc_vat]).toEqual([seen.fingerprint, 1210])
  expect((await admin.get(`/api/quotation/${id}`)).body).toMatchObject({
    changed_since_sent: true,
    amount_inc_vat: 1210,
  })

  await mark(admin, 'quotation', id)
  const next = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect(next).toMatchObject({ version_number: 2, amount_inc_vat: 1815 })
  expect(next.news.changes).toContainEqual({
    what: 'price',
    name: 'Panelen',
    before: formatEuros(1210, 'nl'),
    after: formatEuros(1815, 'nl'),
  })
  const old = await agree(server.anonymous, 'quotation', hash, { ...signed, fingerprint: seen.fingerprint })
  expect(old).toMatchObject({ status: 409 })
  expect(old.body.message).toContain('intussen gewijzigd')
  expect((await server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, signed)).status).toBe(422)
  expect((await agree(server.anonymous, 'quotation', hash, signed)).body.status).toBe('approved')
})

test('what was agreed to is what the rows say: changes that were waiting are kept aside and dropped', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const [line] = await linesOf(company.admin, 'quotation', id)
  await company.admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  expect((await agree(server.anonymous, 'quotation', hash, signed)).body.status).toBe('approved')
  const [agreed] = await linesOf(company.admin, 'quotation', id)
  expect([agreed.id, agreed.unit_rate_exc_manual]).toEqual([line.id, 1000])
  const versions = (await company.admin.get(`/api/quotation/${id}/versions`)).body
  expect(versions.map(({ number, signed }: { number: number; signed: boolean }) => [number, signed])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('nothing of a dropped draft is left: customer, dossier, totals, files and looks are those of the version', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', email: 'jan@dropped.example' } })).body
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Ada Vos', email: 'ada@dropped.example' } }))
    .body
  const { body: made } = await admin.post('/api/quotation', { flow_id: flow.id, items: [item] })
  const widgets = async () =>
    (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${made.id}`)).body
  const [intro] = await widgets()
  await admin.patch(`/api/documentwidget/${intro.id}`, { custom_styling: 'color: teal' })
  const picture = (await admin.post('/api/widgetpicture', withPicture(intro.id))).body
  const kept = (await admin.post('/api/attachment', withFile(made.id))).body
  const asked = async () => ({
    document: (await admin.get(`/api/quotation/${made.id}`)).body,
    calculation: (await admin.get(`/api/calculation/${made.calculation_id}`)).body,
    widgets: await widgets(),
    files: (await admin.get(`/api/attachment?attachable_type=quotation&attachable_id=${made.id}`)).body,
  })
  await mark(admin, 'quotation', made.id)
  const before = await asked()

  const [line] = await linesOf(admin, 'quotation', made.id)
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  await admin.patch(`/api/calculation/${made.calculation_id}`, { calc_base: 'inc' })
  await admin.patch(`/api/documentwidget/${intro.id}`, { custom_styling: 'color: red' })
  await admin.delete(`/api/attachment/${kept.id}`)
  await admin.post('/api/attachment', withFile(made.id))
  await admin.patch(`/api/quotation/${made.id}`, { flow_id: other.id, title: 'Anders' })
  expect((await asked()).document.customer.fullname).toBe('Ada Vos')

  expect((await agree(server.anonymous, 'quotation', made.hash, signed)).body.status).toBe('approved')
  const after = await asked()
  const { relation_id, flow_id, customer, relation_fullname, title } = before.document
  expect(after.document).toMatchObject({ relation_id, flow_id, customer, relation_fullname, title })
  const { amount_inc_vat, amount_exc_vat, amount_vat_21, calc_base, unit_rate_exc } = before.calculation
  expect(after.calculation).toMatchObject({ amount_inc_vat, amount_exc_vat, amount_vat_21, calc_base, unit_rate_exc })
  expect(after.widgets[0]).toMatchObject({
    custom_styling: 'color: teal',
    picture_width: picture.picture_width,
    picture_height: picture.picture_height,
  })
  expect(after.files.map(({ id }: { id: number }) => id)).toEqual([kept.id])
  const billed = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: made.id })).body
  expect([billed.relation_fullname, billed.amount_inc_vat]).toEqual(['Jan Mol', 1210])
  await server.settled()
  const mails = (await server.app.platform.mailer.inbox?.list()) ?? []
  expect(mails.map(({ to }) => [to].flat().join()).filter(to => to.includes('dropped'))).toEqual([
    'jan@dropped.example',
  ])
})

test('a customer who is gone for good meanwhile still stands on the document that they agreed to', async () => {
  const { admin } = await server.company()
  const jan = (await admin.post('/api/relation', { name: 'Jan', surname: 'Mol' })).body
  const ada = (await admin.post('/api/relation', { name: 'Ada', surname: 'Vos' })).body
  const { body: made } = await admin.post('/api/quotation', { relation_id: jan.id, items: [item] })
  await mark(admin, 'quotation', made.id)
  await admin.patch(`/api/quotation/${made.id}`, { relation_id: ada.id })
  await admin.delete(`/api/relation/${jan.id}`)
  expect((await admin.post(`/api/relation/${jan.id}/forceDelete`)).status).toBe(204)
  expect((await agree(server.anonymous, 'quotation', made.hash, signed)).body.status).toBe('approved')
  expect((await admin.get(`/api/quotation/${made.id}`)).body).toMatchObject({
    relation_id: null,
    relation_fullname: 'Jan Mol',
  })
})

test('a signature that is taken back is voided with name, moment and reason, and never deleted (G-ROLLB)', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  await agree(server.anonymous, 'quotation', hash, signed)
  const back = await company.admin.patch(`/api/quotation/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(back.body).toMatchObject({ status: 'sent', date_approved: null })
  const { rows } = await server.owner.query(
    `select s.username, v.username as by, v.reason, v.voided_at is not null as dated from signature s join signaturevoid v on v.company_id = s.company_id and v.signature_id = s.id where s.signable_type = 'quotation' and s.signable_id = ${id}`,
  )
  expect(rows).toEqual([{ username: 'Jan Mol', by: 'Beheer', reason: 'Het akkoord is teruggedraaid', dated: true }])
  expect((await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.signature).toBeNull()
  expect((await agree(server.anonymous, 'quotation', hash, { ...signed, signername: 'Ada Mol' })).body).toMatchObject({
    status: 'approved',
    signername: 'Ada Mol',
  })
})

test('a broken picture is no signature (R-SIGN-007)', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const whole = (
    await sharp({ create: { width: 40, height: 20, channels: 4, background: '#123' } })
      .png()
      .toBuffer()
  ).toString('base64')
  for (const signature of [`${whole.slice(0, 40)}AAAA`, 'iVBORw0KGgo=', Buffer.from('GIF89a').toString('base64')]) {
    const answer = await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', signature })
    expect(answer.status).toBe(422)
  }
  expect((await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', signature: whole })).body.status).toBe(
    'approved',
  )
  expect((await company.admin.raw('GET', `/api/quotation/${id}/download`)).status).toBe(200)
})

test('sixteen approvals, choices and changes at once leave one signature under what it names', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company, 'quotation', {
    items: [item, { ...item, item_name: 'Extra', additionalwork: true }],
  })
  const [, option] = await linesOf(company.admin, 'quotation', id)
  const page = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2
        ? server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, {
            ...signed,
            fingerprint: page.fingerprint,
          })
        : server.anonymous.post(`/api/quotation/${hash}/chooseoptionbycustomer`, {
            item_id: option.id,
            selected: i % 4 === 0,
          }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const after = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  if (after.status === 'approved') expect(after.signature.fingerprint).toBe(after.fingerprint)
  const { rows } = await server.owner.query(
    `select count(*)::int as n from signature where signable_type = 'quotation' and signable_id = ${id}`,
  )
  expect(rows[0].n).toBe(after.status === 'approved' ? 1 : 0)
})
