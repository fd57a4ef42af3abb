import { afterAll, beforeAll, expect, test } from 'bun:test'
import { entriesOf } from '@core/context/port'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { agree } from '@core/testing/agree'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { mailKinds } from '@plugins/settings/contract'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
let made = 0

/** A customer with a dossier, of whom everything is known. */
async function wellKnown({ id, admin }: TestCompany) {
  await server.owner.query(
    `update company set phone = '0201234567', email = 'info@bedrijf.example', address = 'Kade 1', postcode = '1011 AB', city = 'Amsterdam', version = version + 1 where id = ${id}`,
  )
  await server.owner.query(`update "user" set phone = '0612345678', version = version + 1 where id = ${admin.userId}`)
  const organization = (await admin.post('/api/organization', { name: 'Mol BV' })).body
  for (const resource of ['relation', 'flow']) await admin.post('/api/customfield', { resource, label: 'Type dak' })
  const custom_fields = { type_dak: 'Plat' }
  const email = `klant${++made}@tags.example`
  const person = { name: 'Jan', surname: 'Mol', email, phone: '0301234567' }
  const place = { address: 'Dorpsstraat', number: '4', postcode: '3511 AB', city: 'Utrecht' }
  const relation = (
    await admin.post('/api/relation', { ...person, ...place, organization_id: organization.id, custom_fields })
  ).body
  const flow = (
    await admin.post('/api/flow', {
      relation_id: relation.id,
      description: 'Dak',
      user_id: admin.userId,
      custom_fields,
    })
  ).body
  return { flow, email }
}

/** The text of the mails to an address, the newest first. */
async function mailsTo(address: string): Promise<string[]> {
  await server.settled()
  const { inbox } = server.app.platform.mailer
  const found = ((await inbox?.list()) ?? []).filter(({ to }) => [to].flat().join().includes(address))
  return Promise.all(found.map(async ({ id }) => (await inbox?.get(id))?.html ?? ''))
}

for (const kind of ['quotation', 'confirmation', 'invoice'])
  test(`every merge tag that is offered stands for something in the mail of a document of which all is known: ${kind} (G-MERGE)`, async () => {
    const company = await server.company()
    const { admin } = company
    const { flow, email } = await wellKnown(company)
    const document = (await admin.post(`/api/${kind}`, { flow_id: flow.id, title: 'Zonnepanelen', items })).body
    await admin.patch(`/api/${kind}/${document.id}`, { enddate: '2099-12-31' })
    const tags: { tag: string }[] = (await admin.get('/api/mergetag')).body
    // Those of a task, a reminder, a statement, a period and an incident stand for something in a mail or an invoice about one
    // (`plugins/basis/tests/reminders.test.ts`, `reminder-steps`, `books` and `recurring` in `plugins/invoice/tests`,
    // `plugins/aftercare/tests/incidents.test.ts`).
    const offered = tags.filter(({ tag }) => !/^(task|reminder|statement|period|incident)\./.test(tag))
    expect(offered.length).toBeGreaterThan(20)
    const message = offered.map(({ tag }) => `<p>${tag}=[{{${tag}}}]</p>`).join('')
    expect((await admin.post(`/api/${kind}/${document.id}/sendemail`, { to_email: email, message })).status).toBe(200)
    const [html = ''] = await mailsTo(email)
    const text = html.replace(/<[^>]+>/g, '')
    expect(
      offered.flatMap(({ tag }) => (/\w/.test(text.split(`${tag}=[`)[1]?.split(']')[0] ?? '') ? [] : [tag])),
    ).toEqual([])
  })

test('mails about a document name its amount: in the dialog, in the post, and of what was agreed to (R-DOC-008)', async () => {
  const company = await server.company()
  const { admin } = company
  const { flow, email } = await wellKnown(company)
  const invoice = (await admin.post('/api/invoice', { flow_id: flow.id, items })).body
  const amount = '€ 1.210,00'
  const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')
  const dialog = (await admin.get(`/api/invoice/${invoice.id}/getForSendingEmail`)).body
  expect(plain(dialog.message)).toContain(amount)
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, {
    to_email: email,
    subject: dialog.subject,
    message: '<p>Wilt u {{document.totalinc}} overmaken, of {{document.totalexc}} zonder btw?</p>',
  })
  const [sent = ''] = await mailsTo(email)
  expect(plain(sent)).toContain(`Wilt u ${amount} overmaken, of € 1.000,00 zonder btw?`)

  const quotation = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await admin.post('/api/mailtemplate', {
    type: 'quotation_approved',
    subject: 'Akkoord over {{document.totalinc}}',
    message: '<p>U ging akkoord met {{document.totalinc}}.</p>',
    is_default: true,
  })
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  await admin.post('/api/calculationitem', {
    calculation_id: quotation.calculation_id,
    item_name: 'Erbij',
    unit_rate_exc_manual: 500,
  })
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  const [confirmed = ''] = await mailsTo(email)
  expect(plain(confirmed)).toContain(`U ging akkoord met ${amount}.`)
})

test('the texts that mails start with use no merge tag that nobody knows', async () => {
  const { assembly } = server.app.platform
  const known = new Set(
    entriesOf(assembly.entries, mergeSources).flatMap(({ prefix, tags }) => tags.map(tag => `${prefix}.${tag}`)),
  )
  const used = entriesOf(assembly.entries, mailKinds).flatMap(({ subject, message }) =>
    [...`${subject} ${message}`.matchAll(/\{\{\s*([a-z.]+)/g)].map(([, tag]) => tag),
  )
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter(tag => tag && !known.has(tag))).toEqual([])
})
