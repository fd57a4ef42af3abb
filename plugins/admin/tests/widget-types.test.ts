import { afterAll, beforeAll, expect, test } from 'bun:test'
import { allModules, type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
let platform: TestClient
let company: Awaited<ReturnType<TestServer['company']>>
beforeAll(async () => {
  server = await testServer()
  platform = (await server.company({ name: 'Platform', modules: allModules })).admin
  company = await server.company()
})
afterAll(() => server.stop())

const PATH = '/api/documentwidgettype'
const GUARANTEE = {
  ...{ tag: 'GUARANTEE', widget_tag: 'TEXT', description: 'Garantie' },
  textcontent: '<p>Tien jaar garantie.<script>x()</script></p>',
}

interface Type {
  id: number | null
  tag: string
  widget_tag: string
  name: string
  addable: boolean
}

const types = async (as: TestClient): Promise<Type[]> => (await as.get(PATH)).body
const typeOf = async (as: TestClient, tag: string) => (await types(as)).find(type => type.tag === tag)

async function quotation() {
  const { id } = (await company.admin.post('/api/quotation', { relation: { fullname: 'Ada Post' } })).body
  const add = (document_widget_type_tag: string, more: object = {}) =>
    company.admin.post('/api/documentwidget', {
      ...{ widgetable_type: 'quotation', widgetable_id: id, document_widget_type_tag },
      ...more,
    })
  return { id, add }
}

test('a ready-made part starts with its content and stays what it was, whatever becomes of its type (G-WTYPES, C-0097 to C-0100)', async () => {
  const made = await platform.post(PATH, GUARANTEE)
  expect([made.status, made.body.textcontent]).toEqual([201, '<p>Tien jaar garantie.</p>'])
  expect((await platform.get(`${PATH}/${made.body.id}`)).body.description).toBe('Garantie')
  expect(await typeOf(company.admin, 'GUARANTEE')).toMatchObject({
    ...{ id: made.body.id, widget_tag: 'TEXT', name: 'Garantie', addable: true },
  })
  const { add } = await quotation()
  const widget = await add('GUARANTEE')
  expect(widget.body).toMatchObject({
    ...{ document_widget_type_tag: 'TEXT', description: 'Garantie', textcontent: '<p>Tien jaar garantie.</p>' },
  })
  expect((await add('GUARANTEE', { textcontent: '<p>Vijf.</p>' })).body.textcontent).toBe('<p>Vijf.</p>')

  expect((await platform.patch(`${PATH}/${made.body.id}`, { textcontent: '<p>Geen.</p>' })).status).toBe(200)
  expect((await platform.delete(`${PATH}/${made.body.id}`)).status).toBe(204)
  expect(await typeOf(company.admin, 'GUARANTEE')).toBeUndefined()
  const kept = await company.admin.get(`/api/documentwidget/${widget.body.id}`)
  expect(kept.body.textcontent).toBe('<p>Tien jaar garantie.</p>')
  expect((await add('GUARANTEE')).status).toBe(422)
})

test('a declared part that is switched off is offered to nobody and stays in documents, until the change of it is deleted', async () => {
  const { id, add } = await quotation()
  const before = (await add('PAGEBREAK')).body
  const off = await platform.post(PATH, { tag: 'PAGEBREAK', widget_tag: 'PAGEBREAK', is_active: false, order: 9 })
  expect(off.status).toBe(201)
  const listed = await types(company.admin)
  expect(listed.at(-1)).toMatchObject({ tag: 'PAGEBREAK', name: 'Nieuwe pagina', addable: false })
  const refused = await add('PAGEBREAK')
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { document_widget_type_tag: ['Dit onderdeel kan niet meer worden toegevoegd.'] },
  ])
  const edited = await company.admin.patch(`/api/documentwidget/${before.id}`, { description: 'Hier' })
  expect(edited.body.description).toBe('Hier')
  const copy = await company.admin.post(`/api/quotation/${id}/duplicate`)
  const widgets = await company.admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${copy.body.id}`)
  expect(widgets.body.map((one: { document_widget_type_tag: string }) => one.document_widget_type_tag)).toContain(
    'PAGEBREAK',
  )
  expect((await platform.delete(`${PATH}/${off.body.id}`)).status).toBe(204)
  expect((await add('PAGEBREAK')).status).toBe(201)
})

test('what nothing draws, what is there already and what has no place for a text is refused; companies change nothing', async () => {
  const refusals = await Promise.all(
    [
      { ...GUARANTEE, tag: 'geen kenmerk' },
      { ...GUARANTEE, tag: 'OTHER', widget_tag: 'NOTHING' },
      { ...GUARANTEE, tag: 'PAGEBREAK' },
      { ...GUARANTEE, tag: 'OTHER', description: ' ' },
      { ...GUARANTEE, tag: 'OTHER', widget_tag: 'PAGEBREAK' },
      { tag: 'TEXT', widget_tag: 'TEXT', textcontent: '<p>x</p>' },
    ].map(async body => {
      const answer = await platform.post(PATH, body)
      return [answer.status, Object.keys(answer.body.errors ?? {})]
    }),
  )
  expect(refusals).toEqual([
    [422, ['tag']],
    [422, ['widget_tag']],
    [422, ['widget_tag']],
    [422, ['description']],
    [422, ['textcontent']],
    [422, ['textcontent']],
  ])
  const { id } = (await platform.post(PATH, { ...GUARANTEE, tag: 'SERVICE' })).body
  expect((await platform.post(PATH, { ...GUARANTEE, tag: 'SERVICE' })).body.errors).toEqual({
    tag: ['Dit kenmerk is al in gebruik.'],
  })
  expect((await platform.patch(`${PATH}/${id}`, { tag: 'WARRANTY' })).status).toBe(422)
  for (const answer of [
    await company.admin.post(PATH, GUARANTEE),
    await company.admin.patch(`${PATH}/${id}`, { description: 'Van ons' }),
    await company.admin.delete(`${PATH}/${id}`),
  ])
    expect(answer.status).toBe(403)
  await platform.delete(`${PATH}/${id}`)
})

test('of sixteen who make a part with one tag one does', async () => {
  const tries = await Promise.all(Array.from({ length: 16 }, () => platform.post(PATH, { ...GUARANTEE, tag: 'ONCE' })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 15 }, () => 422)])
})

test('sixteen who make the same type at once make one, and each other is told so', async () => {
  const made = await Promise.all(
    Array.from({ length: 16 }, () => platform.post(PATH, { ...GUARANTEE, tag: 'AT_ONCE' })),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 422]))
  for (const order of [1e12, 1.5, 'x']) {
    const refused = await platform.post(PATH, { ...GUARANTEE, tag: 'ODD_ORDER', order })
    expect([order, refused.status]).toEqual([order, 422])
  }
})
