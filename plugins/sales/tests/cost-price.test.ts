import { afterAll, beforeAll, expect, test } from 'bun:test'
import { linksOf } from '@core/context/call'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A cost price that no other figure of a test looks like. */
const COST = 777.1234
const TELLS = /777[.,]12|cost_price|cost_exc|margin_percentage|kostprijs/i

test('nothing that a customer or a partner gets tells what a product costs the company: page, mail, portal and the version that PDFs are printed from', async () => {
  const company = await server.company()
  const { admin } = company
  const product = (
    await admin.post('/api/product', { item_name: 'Zonnepaneel', cost_price: COST, description: '<p>Glas</p>' })
  ).body
  await admin.patch(`/api/producttablerow/${product.producttablerows[0].id}`, { unit_rate_exc: 1000 })
  expect((await admin.get(`/api/product/${product.id}`)).body).toMatchObject({
    cost_price: COST,
    margin_percentage: 22.3,
  })
  const flow = (
    await admin.post('/api/flow', {
      relation: { fullname: 'Jan Mol', email: 'jan@geheim.example', ...resident },
      description: 'Zonnepanelen',
    })
  ).body
  const heard: string[] = []
  const hear = async (path: string, client = server.anonymous) => {
    const answer = await client.raw('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    heard.push(`${path} ${await answer.text()}`)
  }
  const partner = await company.user({ user_type: 'partner', role: 100 })
  for (const kind of ['quotation', 'confirmation', 'invoice'] as const) {
    const made = (
      await admin.post(`/api/${kind}`, { flow_id: flow.id, items: [{ product_id: product.id, product_amount: 2 }] })
    ).body
    const dialog = (await admin.get(`/api/${kind}/${made.id}/getForSendingEmail`)).body
    const sent = await admin.post(`/api/${kind}/${made.id}/sendemail`, {
      to_email: 'jan@geheim.example',
      subject: dialog.subject,
      message: dialog.message,
      sendpdf: true,
    })
    expect([kind, sent.status]).toEqual([kind, 200])
    const { hash } = (await admin.get(`/api/${kind}/${made.id}`)).body
    await hear(`/api/${kind}/${hash}/getbycustomer`)
    expect(heard.at(-1)).toContain('Zonnepaneel')
    const seen = await partner.get(`/api/${kind}/${made.id}`)
    heard.push(JSON.stringify(seen.body))
  }
  await hear(`/api/flow/${flow.hash}/getbycustomer`)
  expect((await partner.get(`/api/product/${product.id}`)).status).toBe(403)
  expect((await partner.get('/api/product')).status).toBe(403)
  await server.settled()
  const inbox = server.app.platform.mailer.inbox
  const mails = ((await inbox?.list()) ?? []).filter(({ to }) => JSON.stringify(to).includes('geheim'))
  expect(mails.length).toBe(3)
  for (const { id } of mails) heard.push(JSON.stringify(await inbox?.get(id)))
  const { rows } = await server.owner.query(
    'select to_jsonb(t)::text as row from documentversion t where company_id = $1',
    [company.id],
  )
  expect(rows.length).toBe(3)
  heard.push(...rows.map(({ row }) => row))
  expect(heard.map(text => TELLS.exec(text)?.[0]).filter(Boolean)).toEqual([])
})

test('no call with a link of a customer, none that partners may make and no merge tag has a cost price or a margin in it', () => {
  const { assembly } = server.app.platform
  const open = assembly.calls
    .map(({ call }) => call)
    .filter(
      ({ access }) =>
        linksOf(access).length > 0 || (typeof access === 'object' && 'partner' in access && access.partner),
    )
  expect(open.length).toBeGreaterThan(50)
  const told = open.filter(({ response, parts }) =>
    // The distances of a style and a picture without room above it are margins of another kind.
    /cost_price|cost_exc|(?<!notop)margin(?!-top|-bottom)/.test(JSON.stringify([response, parts])),
  )
  expect(told.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const tags = assembly.entries
    .filter(({ registry }) => registry === mergeSources.name)
    .flatMap(({ entry }) => (entry as { prefix: string; tags: string[] }).tags)
  expect(tags.length).toBeGreaterThan(10)
  // What the law lets a creditor ask for collecting a debt is no cost price.
  expect(tags.filter(tag => /cost|margin/.test(tag) && tag !== 'costs')).toEqual([])
})
