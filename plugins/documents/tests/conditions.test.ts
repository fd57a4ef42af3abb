import { afterAll, beforeAll, expect, test } from 'bun:test'
import { register } from '@core/context/port'
import { factOperators, factSources } from '@core/merge-tags/fact-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import { placeSources } from '@plugins/documents/contract'
import plugins from '@plugins/index'

/** A plugin that knows of roofs: an answer of a form, a fact of a record, filled forms and places. */
const roofs = definePlugin({
  code: 'roofs',
  locales: { nl: {}, en: {}, 'es-AR': {} },
  requires: ['documents', 'crm'],
  entries: [
    register(factOperators, { operator: 'hasroofer', fact: 'roof.roofer_id', asks: 'same' }),
    register(factSources, {
      facts: async (_context, { flow_id }) =>
        flow_id
          ? { facts: { 'roof.roofer_id': 9 }, fields: [{ vertical_id: 5, field_name: 'dak', value: 'Plat' }] }
          : {},
    }),
    register(placeSources, {
      recurrences: async (_context, { flow_id }) =>
        flow_id ? [{ vertical_id: 5, title: 'Woonkamer', values: { vermogen: '2,5 kW' } }] : [],
    }),
    register(placeSources, {
      locations: async (_context, { flow_id }) => (flow_id ? [{ name: 'Loods', address: 'Kade 1, Utrecht' }] : []),
    }),
  ],
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, roofs] })
})
afterAll(() => server.stop())

const condition = (operator: string, field_value?: string, field_name?: string) => ({
  operator,
  ...(field_value ? { field_value } : {}),
  ...(field_name ? { field_name } : {}),
})

const HOLD = [
  condition('issame', 'plat', 'dak'),
  condition('hasroofer', '9'),
  condition('hasflowprofile', '31'),
  condition('partnerpresent'),
  condition('haspartner', '32'),
  condition('issame', 'noord', 'ligging'),
]
const FAIL = [
  condition('issame', 'schuin', 'dak'),
  condition('hasroofer', '8'),
  condition('doesnothaveflowprofile', '31'),
  condition('partnernotpresent'),
  condition('doesnothavepartner', '32'),
  condition('isnotsame', 'noord', 'ligging'),
]

async function withDossier() {
  const company = await server.company()
  const { admin } = company
  await admin.post('/api/customfield', { resource: 'flow', label: 'Ligging' })
  const relation = { fullname: 'Jan Mol' }
  const { body: flow } = await admin.post('/api/flow', { relation, custom_fields: { ligging: 'Noord' } })
  await server.owner.query(
    `update flow set flowprofile_id = 31, partner_id = 32, version = version + 1 where id = ${flow.id}`,
  )
  const { body: document } = await admin.post('/api/quotation', { flow_id: flow.id })
  const owned = { widgetable_type: 'quotation', widgetable_id: document.id }
  const add = (widget: object) => admin.post('/api/documentwidget', { ...owned, ...widget })
  return { admin, document, add, relation }
}

const shown = async (hash: string): Promise<string> =>
  JSON.stringify((await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.widgets)

test('a text stands on a document where its conditions hold for what plugins know of the dossier (R-WIDG-006, G-WCOND)', async () => {
  const { admin, document, add } = await withDossier()
  for (const [index, one] of [...HOLD, ...FAIL].entries())
    await add({ document_widget_type_tag: 'TEXT', textcontent: `<p>tekst-${index}-</p>`, conditions: [one] })
  await admin.post(`/api/quotation/${document.id}/sendemail`, { dontsentbutmarksent: true })
  const text = await shown(document.hash)
  const seen = [...HOLD, ...FAIL].flatMap((_, index) => (text.includes(`tekst-${index}-`) ? [index] : []))
  expect(seen).toEqual(HOLD.map((_, index) => index))
})

test('without a dossier nothing is known of one, and what asks for its absence holds', async () => {
  const { admin, relation } = await withDossier()
  const { body: document } = await admin.post('/api/quotation', { relation })
  for (const [index, one] of [condition('partnerpresent'), condition('partnernotpresent')].entries())
    await admin.post('/api/documentwidget', {
      widgetable_type: 'quotation',
      widgetable_id: document.id,
      document_widget_type_tag: 'TEXT',
      textcontent: `<p>tekst-${index}-</p>`,
      conditions: [one],
    })
  await admin.post(`/api/quotation/${document.id}/sendemail`, { dontsentbutmarksent: true })
  const text = await shown(document.hash)
  expect([text.includes('tekst-0-'), text.includes('tekst-1-')]).toEqual([false, true])
})

test('a recurring text stands there for each filled form of its kind, and the places of the dossier are listed', async () => {
  const { admin, document, add } = await withDossier()
  const recurring = (
    await add({ document_widget_type_tag: 'RECURRING', textcontent: '<p>Unit van {{field.vermogen}}</p>' })
  ).body
  await server.owner.query(
    `update documentwidget set recurringvertical_id = 5, version = version + 1 where id = ${recurring.id}`,
  )
  await add({ document_widget_type_tag: 'LOCATIONS', textcontent: '<p>Wij werken op:</p>' })
  await admin.post(`/api/quotation/${document.id}/sendemail`, { dontsentbutmarksent: true })
  const text = await shown(document.hash)
  for (const piece of ['Woonkamer', 'Unit van 2,5 kW', 'Loods', 'Kade 1, Utrecht']) expect(text).toContain(piece)
})

test('a condition that can never hold is refused by the part that it lacks: an unknown operator, no field, no value (R-WIDG-006)', async () => {
  const { admin, add } = await withDossier()
  const text = { document_widget_type_tag: 'TEXT', textcontent: '<p>tekst</p>' }
  const refusedFor = async (one: object) => {
    const { status, body } = await add({ ...text, conditions: [condition('partnerpresent'), one] })
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await refusedFor(condition('sounds_like', 'plat', 'dak'))).toEqual([422, ['conditions.1.operator']])
  expect(await refusedFor(condition('constructor', 'plat', 'dak'))).toEqual([422, ['conditions.1.operator']])
  expect(await refusedFor(condition('issame', 'plat'))).toEqual([422, ['conditions.1.field_name']])
  expect(await refusedFor(condition('issame', undefined, 'dak'))).toEqual([422, ['conditions.1.field_value']])
  expect(await refusedFor(condition('haspartner'))).toEqual([422, ['conditions.1.field_value']])
  const kept = await add({ ...text, conditions: [condition('isfilledin', undefined, 'dak')] })
  expect(kept.status).toBe(201)
  const path = `/api/documentwidget/${kept.body.id}`
  expect((await admin.patch(path, { conditions: [condition('issame', ' ', 'dak')] })).status).toBe(422)
  expect((await admin.patch(path, { is_hidden: true })).status).toBe(200)
})
