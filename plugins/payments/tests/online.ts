import { resident } from '@core/testing/resident'
import type { TestClient, TestServer } from '@core/testing/server'
import { STAND_IN_KEY, type StandIn, standIn } from '../mollie/stand-in'

/** The stand-in of Mollie, which calls nobody by itself: a test says when. */
export function quietMollie(): StandIn {
  const mollie = standIn()
  mollie.calling = false
  return mollie
}

/** Lets the next answer of the service wait on its way: `arrived` once it is there, until `letOn`. */
export function gateOf(mollie: StandIn): { readonly arrived: Promise<void>; letOn(): void } {
  const [there, on] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  mollie.gate = { arrived: there.resolve, open: on.promise }
  return {
    arrived: there.promise.then(() => {
      mollie.gate = null
    }),
    letOn: on.resolve,
  }
}

/** Lets customers of a company pay online. */
export const link = (admin: TestClient) => admin.put('/api/paymentaccount', { key: STAND_IN_KEY })

/** An invoice that was sent: of 1,210 euros unless told. */
export async function sentInvoice(admin: TestClient, price = 1000, more: object = {}) {
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: price, vat_percentage: 21 }]
  const { body } = await admin.post('/api/invoice', { ...('flow_id' in more ? {} : { relation }), items, ...more })
  const sent = await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return sent.body as { id: number; hash: string; number: string; calculation_id: number; flow_id: number | null }
}

/** The customer taps on paying; answers the number of the payment at Mollie. */
export async function pay({ anonymous }: TestServer, { hash }: { hash: string }, body: object = {}): Promise<string> {
  const { status, body: answered } = await anonymous.post(`/api/invoice/${hash}/paybycustomer`, body)
  if (status !== 200) throw new Error(`Paying was refused: ${JSON.stringify(answered)}`)
  return numberOf(answered.url)
}

export const numberOf = (url: string): string => url.split('/').at(-1) ?? ''

/** Mollie calls: a form with the number alone, as it sends it. */
export async function callBack({ app }: TestServer, mollie: StandIn, id: string): Promise<number> {
  const { webhookUrl = '' } = mollie.payments.get(id) ?? {}
  const request = new Request(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
  return (await app.handle(request)).status
}

export const read = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}`)).body
export const booked = async (admin: TestClient, id: number): Promise<number[]> =>
  (await admin.get(`/api/payment?invoice_id=${id}&sort=id`)).body.map(({ amount }: { amount: number }) => amount)
