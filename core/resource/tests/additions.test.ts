import { afterAll, beforeAll, expect, test } from 'bun:test'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { csv, finish, importFile, rowsOf, upload } from '@core/imports/tests/import-client'
import { definePlugin } from '@core/plugin/define-plugin'
import { budget } from '@core/testing/budget'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { Note } from '@plugins/crm/entities/note'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'

const texts = { nl: {}, en: {}, 'es-AR': {} }
/** Adds a field that can be sent as well; it keeps it as a note. */
const greetings = definePlugin({
  code: 'greetings',
  module: 'BASIS',
  adds: [
    {
      resource: 'relation',
      addition: {
        fields: { greeting: t.String({ maxLength: 20 }) },
        async run(rows, context) {
          const notes = await readRows(
            context,
            Note,
            ['relation_id', 'description'],
            { relation_id: rows.map(({ id }) => id) },
            'id',
          )
          for (const row of rows)
            row.greeting = notes.findLast(({ relation_id }) => relation_id === row.id)?.description ?? ''
        },
        async write({ id }, given, context) {
          if (given.greeting === 'Moin') throw invalid('greeting', 'core.invalid_value')
          const note = { description: String(given.greeting), noteable_type: 'relation', noteable_id: id } as const
          context.em.create(Note, { ...note, company_id: context.company.id, relation_id: id })
          await context.em.flush()
        },
      },
    },
  ],
  locales: texts,
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, greetings] })
})
afterAll(() => server.stop())

/** Two relations, the second with a sent invoice of 121 and one of 60.50. */
async function customers(admin: TestClient) {
  const ids: number[] = []
  for (const surname of ['Aal', 'Baars'])
    ids.push((await admin.post('/api/relation', { name: 'Jan', surname, ...resident })).body.id)
  for (const unit_rate_exc_manual of [100, 50]) {
    const items = [{ item_name: 'Werk', unit_rate_exc_manual, vat_percentage: 21 }]
    const { body } = await admin.post('/api/invoice', { relation_id: ids[1], items })
    expect((await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
  }
  return ids
}

test('what other plugins add to a row is there when asked for, in lists, on records and in exports', async () => {
  const { admin } = await server.company()
  const [, id] = await customers(admin)
  const plain = await admin.get('/api/relation?sort=surname')
  expect(plain.body[0]).not.toHaveProperty('open_invoice_amount')
  const asked = await admin.get('/api/relation?sort=surname&limit=10&with=open_invoice_amount,open_quotation_count')
  expect(asked.body.data).toMatchObject([
    { surname: 'Aal', open_invoice_amount: 0, open_invoice_count: 0, open_quotation_count: 0 },
    { surname: 'Baars', open_invoice_amount: 181.5, open_invoice_count: 2, open_quotation_count: 0 },
  ])
  expect((await admin.get(`/api/relation/${id}?with=open_invoice_amount`)).body.open_invoice_amount).toBe(181.5)
  const csv = await admin.raw('GET', '/api/relation/export?sort=surname&columns=surname,open_invoice_amount')
  expect((await csv.text()).split('\r\n')).toEqual(['Achternaam;open_invoice_amount', 'Aal;0', 'Baars;181,5'])
})

test('each addition that is asked for costs one statement for the whole page, and none that is not', async () => {
  const { admin } = await server.company()
  await customers(admin)
  const statements = async (query: string) => {
    server.statements()
    expect((await admin.get(`/api/relation?limit=25${query}`)).status).toBe(200)
    return server.statements().length
  }
  const plain = await statements('')
  expect(plain).toBeLessThanOrEqual(budget(4))
  expect(await statements('&with=open_invoice_amount')).toBe(plain + 1)
  expect(await statements('&with=open_invoice_amount,open_invoice_count,open_quotation_amount')).toBe(plain + 2)
})

test('without the module, or barred from it, nothing is left of an addition', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM', 'QUOTATION'] })
  const refused = await admin.get('/api/relation?with=open_invoice_amount')
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({ with: ['Dit veld bestaat niet.'] })
  expect((await admin.get('/api/relation/export?columns=name,open_invoice_amount')).status).toBe(422)
  expect((await admin.get('/api/relation?with=open_quotation_count')).status).toBe(200)
  expect((await admin.get('/api/relation?with=nonsense')).status).toBe(422)

  const whole = await server.company()
  const barred = await whole.user({ module_blacklist: ['INVOICE'] })
  expect((await barred.get('/api/relation?with=open_invoice_amount')).status).toBe(422)
  expect((await whole.admin.get('/api/relation?with=open_invoice_amount')).status).toBe(200)
})

test('an added field can be sent along, and stands or falls with the record', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/relation', { name: 'Jan', greeting: 'Dag Jan', ...resident })
  expect(made.body).toMatchObject({ name: 'Jan', greeting: 'Dag Jan' })
  const { id } = made.body
  const changed = await admin.patch(`/api/relation/${id}`, { name: 'Piet', greeting: 'Dag Piet' })
  expect(changed.body).toMatchObject({ name: 'Piet', greeting: 'Dag Piet' })
  expect((await admin.patch(`/api/relation/${id}`, { city: 'Zwolle' })).body).not.toHaveProperty('greeting')
  expect((await admin.get(`/api/relation/${id}?with=greeting`)).body.greeting).toBe('Dag Piet')

  const refused = await admin.patch(`/api/relation/${id}`, { name: 'Kees', greeting: 'Moin' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual(['greeting'])
  expect((await admin.patch(`/api/relation/${id}`, { greeting: 'x'.repeat(21) })).status).toBe(422)
  expect((await admin.get(`/api/relation/${id}?with=greeting`)).body).toMatchObject({
    name: 'Piet',
    greeting: 'Dag Piet',
  })

  const without = await server.company({ modules: ['CRM'] })
  expect((await without.admin.post('/api/relation', { name: 'Jan', greeting: 'Dag', ...resident })).status).toBe(422)
  expect((await without.admin.get('/api/relation')).body).toEqual([])
})

test('an added field that can be sent is imported like those of the record, and taken back with them', async () => {
  const company = await server.company()
  const { admin } = company
  const there = (
    await admin.post('/api/relation', { name: 'Jan', email: 'jan@test.example', greeting: 'Dag Jan', ...resident })
  ).body
  const file = csv('Voornaam;E-mailadres;greeting', 'Jan;jan@test.example;Hoi', 'Piet;p@test.example;Ha', 'Kees;;Moin')
  const done = await importFile(server, admin, file)
  expect(done.counts).toEqual({ updated: 1, created: 1, refused: 1 })
  expect(Object.keys((await rowsOf(admin, done.id, 'refused'))[0]?.errors ?? {})).toEqual(['greeting'])
  const greetings = async () => (await admin.get('/api/relation?sort=id&with=greeting')).body
  expect(await greetings()).toMatchObject([
    { id: there.id, greeting: 'Hoi' },
    { name: 'Piet', greeting: 'Ha' },
  ])
  await finish(server, admin, done.id, 'undo')
  expect(await greetings()).toMatchObject([{ id: there.id, greeting: 'Dag Jan' }])

  const barred = await company.user({ module_blacklist: ['BASIS'] })
  const { fields, mapping } = (await upload(barred, file)).body
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain('greeting')
  expect(mapping).toEqual(['name', 'email', null])
})
