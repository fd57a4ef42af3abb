import { testServer } from '@core/testing/server'

/**
 * The main job, one client, on the database that the tests are told of. It runs in a process of its own (see
 * `compare-citus`): each message makes one round, and the answer says what its requests took, in ms.
 */

// As it is in production: answers are not held against the document.
const server = await testServer({ checkResponses: false })
const { id: companyId, admin } = await server.company()
const { app } = server
const token = await app.platform.tokens.sign({ companyId, userId: admin.userId, sessionId: null }, {})

/** Asks as a browser does, through HTTP. */
async function ask(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(path.includes('bycustomer') ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

async function round(n: number): Promise<Record<string, number>> {
  const taken: Record<string, number> = {}
  async function timed(what: string, method: string, path: string, body?: object) {
    const started = performance.now()
    const answer = await ask(method, path, body)
    taken[what] = performance.now() - started
    return answer
  }
  const email = `klant${n}@voorbeeld.example`
  const mail = { to_email: email, subject: 'Post', message: '<p>Hierbij.</p>', sendpdf: false }
  const { id, hash } = await timed('create a quotation', 'POST', '/api/quotation', {
    relation: { fullname: `Klant ${n}`, email, address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' },
    title: `Klus ${n}`,
    items: Array.from({ length: 5 }, () => ({ item_name: 'Werk', unit_rate_exc_manual: 100 })),
  })
  await timed('send it', 'POST', `/api/quotation/${id}/sendemail`, mail)
  const page = await timed('read it as the customer', 'GET', `/api/quotation/${hash}/getbycustomer`)
  await timed('approve it as the customer', 'POST', `/api/quotation/${hash}/approvebycustomer`, {
    signername: 'Klant',
    agreeswithoffer: true,
    fingerprint: page.fingerprint,
  })
  const draft = await timed('make an invoice of it', 'POST', '/api/invoice/createinvoicefromquotation', {
    quotation_id: id,
    partialinvoicetype: 'rest',
  })
  await timed('finalise and send the invoice', 'POST', `/api/invoice/${draft.id}/sendemail`, mail)
  // Until here what follows from each step ran beside the next, as it does for people; reading is measured by itself.
  await server.settled()
  await timed('list of 25 with total', 'GET', '/api/quotation?limit=25')
  await timed('search by name', 'GET', `/api/relation?limit=25&query=klant%20${n}`)
  await timed('open a quotation', 'GET', `/api/quotation/${id}`)
  return taken
}

process.on('message', (n: number) => {
  round(n).then(
    taken => process.send?.(taken),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.({})
