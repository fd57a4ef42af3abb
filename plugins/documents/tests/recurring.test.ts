import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import { item, mark, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A dossier in which a form was filled in for two rooms, and a quotation with a text that is repeated for them. */
async function begin() {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Ruimte' })).body.id as number
  const field = async (field_label: string, field_type: string) => {
    const { id } = (await admin.post('/api/verticaldatafield', { vertical_id: form, field_label, field_type })).body
    return (await admin.get(`/api/verticaldatafield/${id}`)).body.field_name as string
  }
  const [size, secret] = [await field('Oppervlakte', 'number'), await field('Marge', 'hidden')]
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const fill = async (description: string, value: number) => {
    const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
    expect(
      (await admin.patch(`/api/flowdataitem/${id}`, { description, field_values: { [size]: value } })).status,
    ).toBe(200)
    return id as number
  }
  const rooms = [await fill('Woonkamer', 31.5), await fill('<Zolder>', 12)]
  const made = (await admin.post('/api/quotation', { flow_id: flow, items: [item] })).body
  const owner = { widgetable_type: 'quotation', widgetable_id: made.id }
  const textcontent = `<p>{{relation.fullname}}: {{field.${size}}} m² {{field.${secret}}}</p>`
  const recurring = { ...owner, document_widget_type_tag: 'RECURRING', recurringvertical_id: form, textcontent }
  const widget = (await admin.post('/api/documentwidget', recurring)).body
  const drawn = async () =>
    JSON.stringify((await admin.get(`/api/documentwidget/${widget.id}/getPrepared`)).body.blocks)
  const persist = () => admin.post(`/api/documentwidget/${widget.id}/persist`)
  return { admin, form, flow, size, fill, rooms, made, owner, widget, drawn, persist }
}

test('a recurring text comes once for each form of its kind, with its answers, and what is hidden stays so', async () => {
  const { drawn, fill } = await begin()
  expect(await drawn()).toContain('Woonkamer')
  expect(await drawn()).toMatch(/31,5.* m².*Zolder.*12/s)
  expect(await drawn()).not.toContain('Keuken')
  await fill('Keuken', 9)
  expect(await drawn()).toContain('Keuken')
})

test('made stand-alone, it says what the forms said then: no form changes it any more, and there is no way back (R-SURV-011, R-WIDG-003, C-0609)', async () => {
  const { admin, size, rooms, widget, drawn, persist, made } = await begin()
  const answer = await persist()
  expect(answer.body).toMatchObject({ id: widget.id, document_widget_type_tag: 'TEXT', recurringvertical_id: null })
  expect(answer.body.textcontent).toContain('{{relation.fullname}}: 31,5 m²')
  expect(answer.body.textcontent).toContain('&lt;Zolder&gt;')
  await admin.patch(`/api/flowdataitem/${rooms[0]}`, { field_values: { [size]: 99 } })
  expect(await drawn()).toContain('31,5')
  expect(await drawn()).not.toContain('99')
  expect(await persist()).toMatchObject({ status: 409 })
  await mark(admin, 'quotation', made.id)
  await agree(server.anonymous, 'quotation', made.hash, signed)
  expect((await persist()).status).toBe(409)
})

test('nothing is made stand-alone of what repeats nothing, of another type, or of another company; of sixteen at once one does it', async () => {
  const { admin, owner, form, persist, widget } = await begin()
  const other = await server.company()
  const text = (
    await admin.post('/api/documentwidget', { ...owner, document_widget_type_tag: 'TEXT', textcontent: '<p>x</p>' })
  ).body
  const empty = (await admin.post('/api/vertical', { description: 'Apparaat' })).body.id
  const none = (
    await admin.post('/api/documentwidget', {
      ...owner,
      document_widget_type_tag: 'RECURRING',
      recurringvertical_id: empty,
    })
  ).body
  for (const { id } of [text, none]) expect((await admin.post(`/api/documentwidget/${id}/persist`)).status).toBe(409)
  expect((await other.admin.post(`/api/documentwidget/${widget.id}/persist`)).status).toBe(404)
  expect((await admin.get(`/api/documentwidget/${none.id}`)).body.recurringvertical_id).toBe(empty)
  const answers = await Promise.all(Array.from({ length: 16 }, persist))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 15 }, () => 409)])
  expect((await admin.get(`/api/documentwidget/${widget.id}`)).body.textcontent.match(/Woonkamer/g)).toHaveLength(1)
  expect(form).toBeGreaterThan(0)
})

test('locations list the places of the dossier, and all types of widget that documents name are on offer (R-WIDG-004)', async () => {
  const { admin, flow, rooms, owner } = await begin()
  const place = await admin.post(`/api/flowdataitem/${rooms[0]}/updateLocationData`, {
    locationData: { description: 'Loods', address: 'Kade', number: '1', city: 'Zwolle' },
  })
  expect([flow > 0, place.status < 300]).toEqual([true, true])
  const widget = (await admin.post('/api/documentwidget', { ...owner, document_widget_type_tag: 'LOCATIONS' })).body
  const { blocks } = (await admin.get(`/api/documentwidget/${widget.id}/getPrepared`)).body
  expect(JSON.stringify(blocks)).toContain('Kade 1')
  const types = (await admin.get('/api/documentwidgettype')).body as { tag: string; addable: boolean }[]
  const named = [
    'CALCULATIONITEMS',
    'CALCULATIONITEMSINCLSUBS',
    'ADDITIONALITEMS',
    'WIDGETPICTURE',
    'PAGEBREAK',
    'RECURRING',
    'LOCATIONS',
  ]
  expect(named.filter(tag => !types.some(type => type.tag === tag && type.addable))).toEqual([])
})
