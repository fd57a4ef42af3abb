import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** One transparent pixel: the smallest thing that is a drawn signature. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function sentQuotation({ admin }: TestCompany) {
  const flow = await admin.post('/api/flow', {
    relation: { fullname: 'Jan van der Berg', email: 'jan@voorbeeld.nl' },
    description: 'Zonnepanelen',
  })
  const made = await admin.post('/api/quotation', {
    flow_id: flow.body.id,
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
  })
  await admin.post(`/api/quotation/${made.body.id}/sendemail`, { dontsentbutmarksent: true })
  return { flow: flow.body, ...made.body } as { id: number; hash: string; flow: { id: number; hash: string } }
}
const by = (hash: string, what = 'getbycustomer') => `/api/quotation/${hash}/${what}`

test('a customer reads, asks and agrees with a drawn signature when the company demands one (R-PORT-010, R-SIGN-001, R-SIGN-002, R-DOC-027)', async () => {
  const company = await server.company({ settings: { quotation_approval_signature: true } })
  const { id, hash, flow } = await sentQuotation(company)
  const page = await server.anonymous.get(by(hash))
  expect(page.body).toMatchObject({
    noun: 'Offerte',
    status: 'sent',
    can_approve: true,
    signature_required: true,
    amount_inc_vat: 1210,
    messages: [],
  })
  expect(page.body.widgets.map(({ blocks }: { blocks: { type: string }[] }) => blocks.map(({ type }) => type))).toEqual(
    [['rich-text'], ['table'], ['rich-text'], ['signature']],
  )

  expect((await server.anonymous.post(by(hash, 'messagebycustomer'), { content: '  ' })).body.message).toBe(
    'Schrijf eerst een bericht.',
  )
  const asked = await server.anonymous.post(by(hash, 'messagebycustomer'), { content: 'Kan het voor de zomer?' })
  expect(asked.body).toMatchObject([
    { content: 'Kan het voor de zomer?', sender: 'customer', sender_name: 'Jan van der Berg' },
  ])

  const nameless = await agree(server.anonymous, 'quotation', hash, { signature: PNG })
  expect(nameless).toMatchObject({ status: 422, body: { message: 'Vul eerst uw naam in.' } })
  const unsigned = await agree(server.anonymous, 'quotation', hash, {
    signername: 'Jan van der Berg',
    agreeswithoffer: true,
  })
  expect(unsigned.body.message).toBe(
    'U kunt de offerte pas ondertekenen als u akkoord geeft door digitaal uw handtekening te zetten.',
  )
  const signed = await agree(server.anonymous, 'quotation', hash, {
    signername: 'Jan van der Berg',
    location: 'Zwolle',
    signature: PNG,
    signature_type: 'drawn',
  })
  expect(signed).toMatchObject({
    status: 200,
    body: { status: 'approved', signername: 'Jan van der Berg', message: 'De offerte is goedgekeurd.' },
  })

  await server.settled()
  expect((await company.admin.get(`/api/quotation/${id}`)).body).toMatchObject({ status: 'approved' })
  expect((await company.admin.get(`/api/flow/${flow.id}`)).body).toMatchObject({ phase: 'Offerte goedgekeurd' })
  const news = (await company.admin.get('/api/notification')).body.map((item: { title: string }) => item.title)
  expect(news.some((title: string) => /^Offerte O\d{4}-0001 goedgekeurd door Jan van der Berg$/.test(title))).toBe(true)
  expect(news).toContain('Bericht van Jan van der Berg')
  const staffView = (await company.admin.get(`/api/quotation/${id}/prepared`)).body
  expect(staffView.signature).toMatchObject({ username: 'Jan van der Berg', place: 'Zwolle', signature_type: 'drawn' })
  const { body: shown } = await company.admin.get(`/api/signature/${staffView.signature.id}/showSignature`)
  expect(shown.signature_type).toBe('drawn')
  expect((await sharp(Buffer.from(shown.signature, 'base64')).metadata()).format).toBe('png')
  const refused = await company.admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  expect(refused.status).toBe(409)
})

test('an approval carries who signs, where, how and with which remark, by either name of the fields (R-SIGN-008)', async () => {
  const company = await server.company()
  const names = [
    { signername: 'Jan van der Berg', location: 'Zwolle' },
    { signatory_name: 'Jan van der Berg', signerplace: 'Zwolle' },
  ]
  for (const name of names) {
    const { id, hash } = await sentQuotation(company)
    const answer = { ...name, signature: PNG, signature_type: 'drawn', additional_message: 'Graag voor de zomer' }
    expect((await agree(server.anonymous, 'quotation', hash, answer)).status).toBe(200)
    expect((await company.admin.get(`/api/quotation/${id}/prepared`)).body.signature).toMatchObject({
      ...{ username: 'Jan van der Berg', place: 'Zwolle', signature_type: 'drawn', comments: 'Graag voor de zomer' },
    })
  }
})

test('without a demanded signature the box must be ticked (R-SIGN-003)', async () => {
  const { hash } = await sentQuotation(await server.company())
  const loose = await agree(server.anonymous, 'quotation', hash, { signername: 'Jan' })
  expect(loose.body.message).toBe('U kunt de offerte pas ondertekenen als u akkoord geeft.')
  expect(
    (await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', agreeswithoffer: true })).body.status,
  ).toBe('approved')
})

test('ten approvals at once and later ones change nothing and answer the first (R-SIGN-006)', async () => {
  const company = await server.company()
  const { id, hash } = await sentQuotation(company)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      agree(server.anonymous, 'quotation', hash, { signername: `Jan ${i}`, agreeswithoffer: true }),
    ),
  )
  const signers = new Set(answers.map(answer => answer.body.signername))
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
  expect(signers.size).toBe(1)
  const late = await agree(server.anonymous, 'quotation', hash, {
    signername: 'Iemand anders',
    agreeswithoffer: true,
  })
  expect(late.body.signername).toBe([...signers][0])
  const rejected = await server.anonymous.post(by(hash, 'rejectbycustomer'), { signername: 'Jan' })
  expect(rejected).toMatchObject({ status: 409, body: { message: 'Dit document kan niet meer worden goedgekeurd.' } })
  await server.settled()
  const log = (await company.admin.get('/api/notification?notifiable_type=quotation')).body
  expect(log).toHaveLength(1)
  expect((await company.admin.get(`/api/quotation/${id}`)).body.status).toBe('approved')
})

test('rejecting needs a name and keeps the reason (R-SIGN-005)', async () => {
  const company = await server.company()
  const { id, hash } = await sentQuotation(company)
  expect((await server.anonymous.post(by(hash, 'rejectbycustomer'), {})).body.message).toBe('Vul eerst uw naam in.')
  expect(
    (await server.anonymous.post(by(hash, 'rejectbycustomer'), { signername: 'Jan', additional_message: 'Te duur' }))
      .body.message,
  ).toBe('De offerte is afgewezen.')
  expect((await company.admin.get(`/api/quotation/${id}`)).body).toMatchObject({
    status: 'rejected',
    reject_reason: 'Te duur',
  })
})

test('draft, unknown, revoked and deleted links show their own texts (R-DOC-005, R-DOC-015, R-PORT-005, R-PORT-007, R-PORT-009, R-PORT-015)', async () => {
  const company = await server.company()
  const missing = 'Deze offerte kan niet worden gevonden. Neem a.u.b. contact op.'
  const draft = (await company.admin.post('/api/quotation', { relation: { fullname: 'Ada Post' } })).body
  expect(await server.anonymous.get(by(draft.hash))).toMatchObject({ status: 404, body: { message: missing } })
  expect(
    (await agree(server.anonymous, 'quotation', draft.hash, { signername: 'x', agreeswithoffer: true })).body.message,
  ).toBe(missing)
  expect(await server.anonymous.get(by('nergens'))).toMatchObject({ status: 404, body: { message: missing } })

  const sent = await sentQuotation(company)
  const { body: renewed } = await company.admin.post(`/api/quotation/${sent.id}/resethash`)
  expect(renewed.hash).not.toBe(sent.hash)
  expect((await server.anonymous.get(by(sent.hash))).body.message).toBe(missing)
  expect((await server.anonymous.get(by(renewed.hash))).status).toBe(200)
  expect(await company.admin.delete(`/api/quotation/${sent.id}`)).toMatchObject({
    status: 409,
    body: { message: 'Alleen een concept kan worden verwijderd. Zet de offerte eerst terug naar concept.' },
  })
  await company.admin.patch(`/api/quotation/${sent.id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  await company.admin.delete(`/api/quotation/${sent.id}`)
  expect((await server.anonymous.get(by(renewed.hash))).body.message).toBe(
    'Dit document is niet meer beschikbaar. Neem a.u.b. contact op.',
  )
  expect((await server.anonymous.get(`/api/flow/${sent.flow.hash}/getbycustomer`)).body).toMatchObject({
    customer: { fullname: 'Jan van der Berg' },
    documents: [],
  })
  await company.admin.delete(`/api/flow/${sent.flow.id}`)
  expect((await server.anonymous.get(`/api/flow/${sent.flow.hash}/getbycustomer`)).body.message).toBe(
    'Uw dossier is niet meer beschikbaar. Neem a.u.b. contact op.',
  )
})

test('an order confirmation that is unknown or deleted says so by its own name (R-PORT-006, R-PORT-008)', async () => {
  const { admin } = await server.company()
  const at = (hash: string) => server.anonymous.get(`/api/confirmation/${hash}/getbycustomer`)
  const missing = 'Deze opdrachtbevestiging kan niet worden gevonden. Neem a.u.b. contact op.'
  expect(await at('nergens')).toMatchObject({ status: 404, body: { message: missing } })
  const { id, hash } = (await admin.post('/api/confirmation', { relation: { fullname: 'Ada Post' } })).body
  await admin.post(`/api/confirmation/${id}/sendemail`, { dontsentbutmarksent: true })
  expect((await at(hash)).status).toBe(200)
  await admin.patch(`/api/confirmation/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  expect((await admin.delete(`/api/confirmation/${id}`)).status).toBe(204)
  expect(await at(hash)).toMatchObject({
    status: 404,
    body: { message: 'Deze opdrachtbevestiging is niet meer beschikbaar. Neem a.u.b. contact op.' },
  })
})

test('every page of a dossier leads straight to each document that was sent, and to no draft or cancelled one (R-PORT-003, R-PORT-012)', async () => {
  const company = await server.company()
  const { admin } = company
  const sent = await sentQuotation(company)
  const made = async (kind: string) =>
    (await admin.post(`/api/${kind}`, { flow_id: sent.flow.id, relation: { fullname: 'Ada Post' } })).body as {
      id: number
      hash: string
    }
  const confirmation = await made('confirmation')
  await made('invoice')
  await admin.post(`/api/confirmation/${confirmation.id}/sendemail`, { dontsentbutmarksent: true })
  const cancelled = await made('quotation')
  await admin.post(`/api/quotation/${cancelled.id}/sendemail`, { dontsentbutmarksent: true })
  await admin.post(`/api/quotation/${cancelled.id}/cancel`)
  const dossier = (await server.anonymous.get(`/api/flow/${sent.flow.hash}/getbycustomer`)).body
  const links = (rows: { page: string; hash: string }[]) => rows.map(({ page, hash }) => `${page}/${hash}`).sort()
  expect(links(dossier.documents)).toEqual([
    `customer_confirmation_detail/${confirmation.hash}`,
    `customer_quotation_detail/${sent.hash}`,
  ])
})

test('a customer chooses additional work while the quotation is open, and only that', async () => {
  const company = await server.company()
  const made = await company.admin.post('/api/quotation', {
    relation: { fullname: 'Ada Post' },
    items: [
      { item_name: 'Basis', unit_rate_exc_manual: 100 },
      { item_name: 'Laadpaal', unit_rate_exc_manual: 50, additionalwork: true },
    ],
  })
  await company.admin.post(`/api/quotation/${made.body.id}/sendemail`, { dontsentbutmarksent: true })
  const whole = await company.admin.get(`/api/quotation/${made.body.id}?with=calculation`)
  const [basis, option] = whole.body.calculation.calculationitems
  const choose = (item_id: number) =>
    server.anonymous.post(by(made.body.hash, 'chooseoptionbycustomer'), { item_id, selected: true })
  expect((await choose(basis.id)).status).toBe(404)
  expect((await choose(option.id)).body).toMatchObject({ amount_exc_vat: 150, amount_inc_vat: 181.5 })
})

test('customers find no documents of a module that is given up, and find them again with it (R-PORT-003)', async () => {
  const company = await server.company()
  const { hash, flow } = await sentQuotation(company)
  const made = await company.admin.post('/api/confirmation', {
    flow_id: flow.id,
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
  })
  await company.admin.post(`/api/confirmation/${made.body.id}/sendemail`, { dontsentbutmarksent: true })
  const found = async () => {
    const dossier = (await server.anonymous.get(`/api/flow/${flow.hash}/getbycustomer`)).body
    const quotation = (await server.anonymous.get(by(hash))).body
    return [dossier.documents, quotation.siblings].map(list => list.map(({ page }: { page: string }) => page))
  }
  const both = await found()
  expect(both.map(pages => pages.length)).toEqual([2, 1])
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'CONFIRMATION'`, [company.id])
  expect((await found()).map(pages => pages.length)).toEqual([1, 0])
  await server.owner.query(
    `insert into company_module (company_id, module, created_at) values ($1, 'CONFIRMATION', now())`,
    [company.id],
  )
  expect(await found()).toEqual(both)
})
