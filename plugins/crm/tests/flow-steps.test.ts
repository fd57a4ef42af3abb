import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { numberOf, type TestClient, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
const dossier = async ({ post }: TestClient): Promise<number> =>
  (await post('/api/flow', { relation: { fullname: 'Ada Post', ...resident } })).body.id
const send = ({ post }: TestClient, kind: string, id: number) =>
  post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })

/** Title, and what the sub-status means once it is done, of everything that a dossier waits for. */
async function steps({ get }: TestClient, flow: number): Promise<[string, string | null][]> {
  const { status, body } = await get(`/api/flow/${flow}/getsteps`)
  expect(status).toBe(200)
  return body.map(({ title, done }: { title: string; done: string | null }) => [title, done])
}

test('a dossier waits for what its newest quotation asks for, whatever the sub-status says (R-FLOW-008)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  expect(await steps(admin, flow)).toEqual([])
  const quotation = (await admin.post('/api/quotation', { flow_id: flow, items })).body
  const { number } = quotation
  expect(await steps(admin, flow)).toEqual([[`Maak offerte ${number} af en verstuur die`, null]])
  await send(admin, 'quotation', quotation.id)
  await admin.patch(`/api/flow/${flow}`, { phase: 'Maken offerte' })
  expect(await steps(admin, flow)).toEqual([[`Bel Ada Post na over offerte ${number}`, 'quotation_called']])
  await admin.patch(`/api/flow/${flow}`, { phase: 'Nagebeld' })
  expect(await steps(admin, flow)).toEqual([[`Vraag Ada Post om een besluit over offerte ${number}`, null]])
  await server.anonymous.post(`/api/quotation/${quotation.hash}/rejectbycustomer`, {
    signername: 'Ada',
    additional_message: 'Te duur',
  })
  expect((await admin.get(`/api/flow/${flow}/getsteps`)).body).toMatchObject([
    {
      title: `Bespreek de afwijzing van offerte ${number} met Ada Post`,
      why: 'Te duur',
      done: 'quotation_new_version',
    },
  ])
  const better = (await admin.post('/api/quotation', { flow_id: flow, items })).body
  expect(await steps(admin, flow)).toEqual([[`Maak offerte ${better.number} af en verstuur die`, null]])
  await send(admin, 'quotation', better.id)
  await agree(server.anonymous, 'quotation', better.hash, {
    signername: 'Ada',
    agreeswithoffer: true,
  })
  expect(await steps(admin, flow)).toEqual([])
})

test('a dossier waits for what its newest order confirmation asks for; without one for nothing, and with one that is agreed to for the work', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  await admin.patch(`/api/flow/${flow}`, { status: 'confirmation' })
  expect(await steps(admin, flow)).toEqual([])
  const made = await admin.post('/api/confirmation/createconfirmationfromflow', { flow_id: flow, items })
  const { id, number, hash } = made.body
  expect(await steps(admin, flow)).toEqual([[`Maak opdrachtbevestiging ${number} af en verstuur die`, null]])
  await send(admin, 'confirmation', id)
  expect(await steps(admin, flow)).toEqual([[`Vraag Ada Post om akkoord op opdrachtbevestiging ${number}`, null]])
  await agree(server.anonymous, 'confirmation', hash, { signername: 'Ada', agreeswithoffer: true })
  await admin.patch(`/api/flow/${flow}`, { status: 'confirmation' })
  expect(await steps(admin, flow)).toEqual([['Begin de uitvoering bij Ada Post', null]])
})

test('an invoice that is too late comes first in every stage, one that is not only in its own (R-INV-005)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const bill = async (enddate?: string) => {
    const { body } = await admin.post('/api/invoice/createinvoicefromflow', { flow_id: flow, items })
    const sent = (await send(admin, 'invoice', body.id)).body
    if (enddate) await server.owner.query('update invoice set enddate = $1 where id = $2', [enddate, body.id])
    return { ...body, ...sent }
  }
  const waiting = await bill()
  expect((await admin.get(`/api/flow/${flow}/getsteps`)).body).toMatchObject([
    {
      title: `Wacht op de betaling van factuur ${waiting.number}`,
      why: 'Nog 14 dagen · €\u00a0121,00',
      url: `/invoice_detail/${waiting.id}`,
      late: false,
    },
  ])
  const late = await bill(addDays(today(DUTCH), -12))
  const call = `Bel Ada Post over de betaling van factuur ${late.number}`
  expect(await steps(admin, flow)).toEqual([[call, 'invoice_called']])
  await admin.patch(`/api/flow/${flow}`, { status: 'quotation' })
  const offer = (await admin.post('/api/quotation', { flow_id: flow, items })).body
  expect(await steps(admin, flow)).toEqual([
    [call, null],
    [`Maak offerte ${offer.number} af en verstuur die`, null],
  ])
  await admin.post(`/api/invoice/${late.id}/markpaid`)
  expect(await steps(admin, flow)).toEqual([[`Maak offerte ${offer.number} af en verstuur die`, null]])
  await admin.patch(`/api/flow/${flow}`, { status: 'completed' })
  expect(await steps(admin, flow)).toEqual([])
})

test('what a company does not own asks for nothing, and nobody sees the steps of another company (R-ROLE-015)', async () => {
  const company = await server.company()
  const platform = await server.company({ modules: ['ADMIN'] })
  const flow = await dossier(company.admin)
  await company.admin.post('/api/quotation', { flow_id: flow, items })
  expect(await steps(company.admin, flow)).toHaveLength(1)
  const moduleId = numberOf('QUOTATION')
  await platform.admin.patch(`/api/company/${company.id}/removemodulefromcompany`, { moduleId })
  expect(await steps(company.admin, flow)).toEqual([])
  const other = await server.company()
  expect((await other.admin.get(`/api/flow/${flow}/getsteps`)).status).toBe(404)
})
