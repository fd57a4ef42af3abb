import { testServer } from '@core/testing/server'
import { median } from './rounds'

/**
 * The main job, one client, on the database that the tests are told of: what each of its requests takes, as JSON. It
 * runs in a process of its own (see `compare-citus`).
 */
const WARM_UP = 30
const MEASURED = 60

// As it is in production: answers are not held against the document.
const server = await testServer({ checkResponses: false })
const { admin } = await server.company()
const times = new Map<string, number[]>()

async function timed<T extends { status: number }>(what: string, send: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const answer = await send()
  times.set(what, [...(times.get(what) ?? []), performance.now() - started])
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status}`)
  return answer
}

for (let n = 0; n < WARM_UP + MEASURED; n++) {
  if (n === WARM_UP) times.clear()
  const email = `klant${n}@voorbeeld.example`
  const mail = { to_email: email, subject: 'Post', message: '<p>Hierbij.</p>', sendpdf: false }
  const quotation = await timed('create a quotation', () =>
    admin.post('/api/quotation', {
      relation: { fullname: `Klant ${n}`, email },
      title: `Klus ${n}`,
      items: Array.from({ length: 5 }, () => ({ item_name: 'Werk', unit_rate_exc_manual: 100 })),
    }),
  )
  const { id, hash } = quotation.body
  await timed('send it', () => admin.post(`/api/quotation/${id}/sendemail`, mail))
  const page = await timed('read it as the customer', () =>
    server.anonymous.get(`/api/quotation/${hash}/getbycustomer`),
  )
  await timed('approve it as the customer', () =>
    server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, {
      signername: 'Klant',
      agreeswithoffer: true,
      version: page.body.fingerprint,
    }),
  )
  const draft = await timed('make an invoice of it', () =>
    admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: id, partialinvoicetype: 'rest' }),
  )
  await timed('finalise and send the invoice', () => admin.post(`/api/invoice/${draft.body.id}/sendemail`, mail))
  await timed('list of 25 with total', () => admin.get('/api/quotation?limit=25'))
  await timed('search by name', () => admin.get(`/api/relation?limit=25&query=klant%20${n}`))
  await timed('open a quotation', () => admin.get(`/api/quotation/${id}`))
}
console.log(JSON.stringify(Object.fromEntries([...times].map(([what, taken]) => [what, median(taken)]))))
process.exit(0)
