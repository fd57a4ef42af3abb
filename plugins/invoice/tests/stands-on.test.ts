import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, mark, sent, signed } from '@plugins/documents/tests/sent-document'

/** What was billed or confirmed of a quotation stays as it was, whichever way somebody comes at it (G-ROLLB, R-INV-008). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const BILLED = 'Van deze offerte is gefactureerd. Verwijder of crediteer eerst de facturen ervan.'
const CONFIRMED = 'Van deze offerte is een opdrachtbevestiging verstuurd. Zet die eerst terug.'

const back = (status: string) => ({ status, update_reason: 'rollbackstatus' })
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body?.message]
const bill = async (admin: TestClient, quotation_id: number, part: object = {}) =>
  (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id, ...part })).body

/** Every way in which a quotation that was sent could become another one, or go. */
async function ways(admin: TestClient, { id, calculation_id }: { id: number; calculation_id: number }) {
  const [line] = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems
  return {
    'put back': await admin.patch(`/api/quotation/${id}`, back('draft')),
    cancelled: await admin.post(`/api/quotation/${id}/cancel`),
    halved: await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 500 }),
    discounted: await admin.patch(`/api/calculation/${calculation_id}`, { discount: 50 }),
    emptied: await admin.post(`/api/calculation/${calculation_id}/empty`),
    lengthened: await admin.post('/api/calculationitem', { calculation_id, ...item }),
    renamed: await admin.patch(`/api/quotation/${id}`, { title: 'Iets anders' }),
    deleted: await admin.delete(`/api/quotation/${id}`),
  }
}

test('a quotation that was billed is not put back, changed, cancelled or deleted, signed or not', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  await bill(admin, quotation.id, { partialinvoicetype: 'frompercentage', percentage: 40 })
  for (const [way, answer] of Object.entries(await ways(admin, quotation)))
    expect([way, ...said(answer)]).toEqual([
      way,
      409,
      way === 'deleted' ? 'Alleen een concept kan worden verwijderd. Zet de offerte eerst terug naar concept.' : BILLED,
    ])
  const { body } = await admin.get(`/api/quotation/${quotation.id}`)
  expect(body.can).not.toContain('cancel')
  expect(body.cannot).toMatchObject({ cancel: BILLED, putBack: BILLED })
  await agree(server.anonymous, 'quotation', quotation.hash, signed)
  expect(said(await admin.patch(`/api/quotation/${quotation.id}`, back('sent')))).toEqual([409, BILLED])
  expect((await admin.get(`/api/quotation/${quotation.id}`)).body).toMatchObject({
    status: 'approved',
    amount_inc_vat: 1210,
  })
})

test('once its invoices are deleted, cancelled or turned around it is free again, but for being deleted', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  const draft = await bill(admin, quotation.id)
  await admin.delete(`/api/invoice/${draft.id}`)
  const cancelled = await bill(admin, quotation.id)
  await admin.post(`/api/invoice/${cancelled.id}/cancel`)
  const invoice = await bill(admin, quotation.id)
  await mark(admin, 'invoice', invoice.id)
  const credit = (await admin.post(`/api/invoice/${invoice.id}/createcreditinvoice`)).body
  expect(said(await admin.patch(`/api/quotation/${quotation.id}`, back('draft')))).toEqual([409, BILLED])
  await mark(admin, 'invoice', credit.id)
  expect((await admin.patch(`/api/quotation/${quotation.id}`, back('draft'))).status).toBe(200)
  expect(said(await admin.delete(`/api/quotation/${quotation.id}`))).toEqual([
    409,
    'Deze offerte heeft facturen met een nummer en blijft daarom bewaard.',
  ])
  for (const act of [
    await admin.post(`/api/invoice/${draft.id}/restore`),
    await admin.patch(`/api/invoice/${cancelled.id}`, back('draft')),
  ])
    expect(said(act)).toEqual([409, 'Verstuur de offerte eerst.'])
})

test('a quotation whose customer has the order confirmation stays as it was confirmed', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  const { body } = await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id: quotation.id })
  await mark(admin, 'confirmation', body.id)
  expect(said(await admin.patch(`/api/quotation/${quotation.id}`, back('draft')))).toEqual([409, CONFIRMED])
  await admin.patch(`/api/confirmation/${body.id}`, back('draft'))
  expect((await admin.patch(`/api/quotation/${quotation.id}`, back('draft'))).status).toBe(200)
})

test('an order confirmation that was signed stays signed while its quotation is billed, one that is not may be called off', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  const confirm = async () => {
    const { body } = await admin.post('/api/confirmation/createconfirmationfromquotation', {
      quotation_id: quotation.id,
      again: true,
    })
    await mark(admin, 'confirmation', body.id)
    return body
  }
  const [agreed, open] = [await confirm(), await confirm()]
  await agree(server.anonymous, 'confirmation', agreed.hash, signed)
  const invoice = await bill(admin, quotation.id)
  for (const status of ['draft', 'sent'])
    expect(said(await admin.patch(`/api/confirmation/${agreed.id}`, back(status)))).toEqual([409, BILLED])
  expect((await admin.get(`/api/confirmation/${agreed.id}`)).body.cannot).toMatchObject({ putBack: BILLED })
  expect((await admin.patch(`/api/confirmation/${open.id}`, back('draft'))).status).toBe(200)
  await admin.delete(`/api/invoice/${invoice.id}`)
  expect((await admin.patch(`/api/confirmation/${agreed.id}`, back('draft'))).status).toBe(200)
})

test('of sixteen at once that bill a quotation and put it back, the sum of what is billed fits what it comes to', async () => {
  const company = await server.company()
  const { admin } = company
  for (let round = 0; round < 4; round++) {
    const quotation = await sent(company)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 2
          ? admin.patch(`/api/quotation/${quotation.id}`, back('draft'))
          : admin.post('/api/invoice/createinvoicefromquotation', {
              quotation_id: quotation.id,
              partialinvoicetype: 'frompercentage',
              percentage: 25,
            }),
      ),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { status } = (await admin.get(`/api/quotation/${quotation.id}`)).body
    const billed = answers.filter(({ status, body }) => status === 201 && body.quotation_id)
    expect(status === 'draft' ? billed.length : Math.min(billed.length, 4)).toBe(status === 'draft' ? 0 : 4)
  }
})

test('of sixteen at once that trash a dossier and send what is in it, nothing went out of a dossier in the trash', async () => {
  const { admin } = await server.company()
  for (let round = 0; round < 4; round++) {
    const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident } })).body
    const made = await Promise.all(
      Array.from(
        { length: 4 },
        async () => (await admin.post('/api/invoice', { flow_id: flow.id, items: [item] })).body,
      ),
    )
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 4 === 3 ? admin.delete(`/api/flow/${flow.id}`) : mark(admin, 'invoice', made[n % 4]?.id ?? 0),
      ),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const isThere = (await admin.get(`/api/flow/${flow.id}`)).status === 200
    const numbers = await Promise.all(made.map(async ({ id }) => (await admin.get(`/api/invoice/${id}`)).body.number))
    expect([isThere, numbers.some(Boolean)]).toEqual(isThere ? [true, true] : [false, false])
  }
})
