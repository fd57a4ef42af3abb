import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Made {
  readonly id: number
  readonly hash: string
}

const make = async ({ post }: TestClient, kind: string): Promise<Made> =>
  (
    await post(`/api/${kind}`, {
      relation: { fullname: 'Jan Mol', ...resident },
      items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
    })
  ).body
const send = ({ post }: TestClient, kind: string, id: number) =>
  post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })

/** The calls of what may be done; mailing the same again is a third thing that the call behind `send` does. */
const CALLS: Readonly<Record<string, (admin: TestClient, kind: string, id: number) => ReturnType<TestClient['post']>>> =
  {
    cancel: ({ post }, kind, id) => post(`/api/${kind}/${id}/cancel`),
    delete: (admin, kind, id) => admin.delete(`/api/${kind}/${id}`),
    copy: ({ post }, kind, id) => post(`/api/${kind}/${id}/duplicate`),
    convert: ({ post }, _, id) => post('/api/confirmation/createconfirmationfromquotation', { quotation_id: id }),
    bill: ({ post }, _, id) =>
      post('/api/invoice/createinvoicefromquotation', { quotation_id: id, partialinvoicetype: 'rest' }),
    credit: ({ post }, _, id) => post(`/api/invoice/${id}/createcreditinvoice`),
    approve: ({ post }, _, id) => post(`/api/invoice/${id}/markapproved`),
    expire: ({ post }, _, id) => post(`/api/invoice/${id}/markexpired`),
    writeOff: ({ post }, _, id) => post(`/api/invoice/${id}/markunpayable`),
    pay: ({ post }, _, id) => post(`/api/invoice/${id}/markpaid`),
  }

/** How a draft comes to stand otherwise; answers which document it is about then. */
type Way = (admin: TestClient, made: Made) => Promise<number>

const sent =
  (kind: string, then: Way = async (_, { id }) => id): Way =>
  async (admin, made) => {
    await send(admin, kind, made.id)
    return then(admin, made)
  }
const after =
  (call: (admin: TestClient, made: Made) => Promise<unknown>): Way =>
  async (admin, made) => {
    await call(admin, made)
    return made.id
  }
const credited = async ({ post }: TestClient, { id }: Made): Promise<number> =>
  (await post(`/api/invoice/${id}/createcreditinvoice`)).body.id

const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  quotation: {
    draft: async (_, { id }) => id,
    sent: sent('quotation'),
    changed: sent(
      'quotation',
      after(({ patch }, { id }) => patch(`/api/quotation/${id}`, { title: 'Anders' })),
    ),
    approved: sent(
      'quotation',
      after((_, { hash }) =>
        agree(server.anonymous, 'quotation', hash, { signername: 'Jan Mol', agreeswithoffer: true }),
      ),
    ),
    billed: sent(
      'quotation',
      after((admin, { id }) => CALLS.bill?.(admin, 'quotation', id) ?? Promise.reject()),
    ),
    cancelled: after(({ post }, { id }) => post(`/api/quotation/${id}/cancel`)),
  },
  invoice: {
    draft: async (_, { id }) => id,
    sent: sent('invoice'),
    paid: sent(
      'invoice',
      after(({ post }, { id }) => post(`/api/invoice/${id}/markpaid`)),
    ),
    'credited by a draft': sent('invoice', after(credited)),
    'credited and paid': sent(
      'invoice',
      after(async (admin, made) => {
        await admin.post(`/api/invoice/${made.id}/markpaid`)
        await send(admin, 'invoice', await credited(admin, made))
      }),
    ),
    'a credit': sent('invoice', credited),
    cancelled: after(({ post }, { id }) => post(`/api/invoice/${id}/cancel`)),
  },
}

for (const [kind, ways] of Object.entries(WAYS))
  for (const [state, bring] of Object.entries(ways))
    test(`what is offered on a record and in the list is what the calls do: ${kind}, ${state}`, async () => {
      const { admin } = await server.company()
      const brought = async () => bring(admin, await make(admin, kind))
      const id = await brought()
      const { can } = (await admin.get(`/api/${kind}/${id}`)).body
      const rows: { id: number; can: string[] }[] = (await admin.get(`/api/${kind}?limit=50`)).body.data
      const names = Object.keys(CALLS)
      const offered = names.filter(name => can.includes(name))
      // Lists leave it to the record to cancel what others may stand on.
      const onlyThere = kind === 'quotation' && state !== 'draft' ? ['cancel'] : []
      expect(names.filter(name => rows.find(row => row.id === id)?.can.includes(name))).toEqual(
        offered.filter(name => !onlyThere.includes(name)),
      )
      const own = names.filter(name => kind === 'invoice' || !/credit|approve|expire|writeOff|pay/.test(name))
      const done: string[] = []
      for (const name of own.filter(one => kind === 'quotation' || !/convert|bill/.test(one))) {
        // What is refused changes nothing; what is done is done with another one.
        const answer = await CALLS[name]?.(admin, kind, offered.includes(name) ? await brought() : id)
        if (answer && answer.status < 300) done.push(name)
      }
      expect(done).toEqual(offered)
    })
