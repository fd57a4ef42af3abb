/** What one dossier came to, as the server told it. */
export interface Acknowledged {
  /** Where the customer gets mail. */
  readonly email: string
  readonly quotationId: number
  readonly quotationNumber: string
  readonly invoiceId: number
  readonly invoiceNumber: string
}

/** Clients at work, and what they were told. */
export interface Clients {
  readonly acknowledged: readonly Acknowledged[]
  /** Answers that no client should ever get, whatever happens to the server. */
  readonly wrong: readonly string[]
  /** What came of requests that got no answer, or that the server could not deal with just then; all were sent again. */
  readonly repeated: readonly string[]
  /** Lets each finish the dossier it is at. */
  finish(): Promise<void>
}

const PATIENCE_MS = 60_000

/**
 * Runs `count` clients side by side. Each makes a quotation, sends it, approves it as the customer, bills it and
 * finalises the invoice, over and over, signed in anew for each dossier. What
 * gets no answer is sent again with the same `Idempotency-Key`, until it does.
 */
export function startClients(url: string, authorize: () => Promise<string>, count: number): Clients {
  const acknowledged: Acknowledged[] = []
  const wrong: string[] = []
  const repeated: string[] = []
  let finishing = false

  async function insistWith(
    authorization: string,
    path: string,
    body: unknown,
    signedIn = true,
    method = 'POST',
  ): Promise<Record<string, unknown>> {
    const headers = {
      'content-type': 'application/json',
      ...(signedIn ? { authorization, 'idempotency-key': crypto.randomUUID() } : {}),
    }
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
        keepalive: false,
        signal: AbortSignal.timeout(20_000),
      })
        .then(async response => ({ status: response.status, text: await response.text() }))
        .catch(error => ({ status: 0, text: String(error) }))
      if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text)
      if (![0, 502, 503].includes(answer.status)) {
        wrong.push(`${path} ${answer.status} ${answer.text}`)
        throw new Error('This client cannot go on')
      }
      repeated.push(`${path} ${answer.status} ${answer.text}`)
      await Bun.sleep(25)
    }
    throw new Error(`${path} got no answer in ${PATIENCE_MS} ms`)
  }

  async function dossier(name: string): Promise<void> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@klant.example`
    const insist = insistWith.bind(undefined, await authorize())
    const mail = { to_email: email, subject: 'Post', message: '<p>Hierbij.</p>', sendpdf: false }
    const quotation = await insist('/api/quotation', {
      relation: { fullname: name, email, address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' },
      title: name,
      items: [{ item_name: 'Werk', unit_rate_exc_manual: 100 }],
    })
    // What is nobody's is everybody's news.
    if (acknowledged.length % 2) await insist(`/api/quotation/${quotation.id}`, { user_id: null }, true, 'PATCH')
    await insist(`/api/quotation/${quotation.id}/sendemail`, mail)
    const page = await insist(`/api/quotation/${quotation.hash}/getbycustomer`, undefined, false, 'GET')
    const approval = { signername: name, agreeswithoffer: true, fingerprint: page.fingerprint }
    await insist(`/api/quotation/${quotation.hash}/approvebycustomer`, approval, false)
    const draft = await insist('/api/invoice/createinvoicefromquotation', {
      quotation_id: quotation.id,
      partialinvoicetype: 'rest',
    })
    const invoice = await insist(`/api/invoice/${draft.id}/sendemail`, mail)
    acknowledged.push({
      email,
      quotationId: Number(quotation.id),
      quotationNumber: String(quotation.number),
      invoiceId: Number(invoice.id),
      invoiceNumber: String(invoice.number),
    })
  }

  async function client(n: number): Promise<void> {
    for (let round = 0; !finishing; round++) {
      await dossier(`Klant ${n} ${round}`).catch(error => void wrong.push(`client ${n}: ${error.message}`))
      if (wrong.length > count) return
    }
  }

  const working = Promise.all(Array.from({ length: count }, (_, n) => client(n)))
  return {
    acknowledged,
    wrong,
    repeated,
    async finish() {
      finishing = true
      await working
    },
  }
}
