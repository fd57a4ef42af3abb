import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import { formBlocks } from '../domain/form-blocks'
import type { KeptField } from '../entities/vertical-version'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const field = (field_name: string, field_type: string, group: string | null = null): KeptField => ({
  ...{ id: 1, order: 0, field_label: field_name, description: null, unit: null, options: null, required: 0 },
  ...{ recurring: 0, calculationrules: null, showrules: null, field_name, field_type, group },
})

test('a form is printed as it was asked: tables of answers, a heading per row, pictures where they belong', () => {
  const fields = [
    field('Breedte', 'number'),
    field('ramen', 'group'),
    field('Hoogte', 'number', 'ramen'),
    field('Foto', 'photo', 'ramen'),
    field('Bon', 'file'),
  ]
  const blocks = formBlocks({
    fields,
    filled: {
      answers: { Breedte: 4, ramen: [{ row_id: 'a', Hoogte: 2 }, { row_id: 'b' }] },
      isShown: () => true,
    },
    pictures: [{ id: 7, place: 'ramen.a.Foto', filename: 'raam.jpg' }],
    files: new Map([['Bon', ['bon <1>.pdf']]]),
    words: (_, value) => (value === undefined || value === null ? '–' : String(value)),
  })
  const kinds = blocks.map(({ type }) => type).join(' ')
  expect(kinds).toBe('rich-text heading rich-text rich-text picture heading rich-text')
  expect(blocks[1]).toEqual({ type: 'heading', text: 'ramen 1' })
  expect(blocks[4]).toMatchObject({ widget_id: 7, alt: 'Foto: raam.jpg' })
  expect(JSON.stringify(blocks.at(-1))).toContain('bon &lt;1&gt;.pdf')
})

test('a form comes as PDF with its photos, for whoever may see its dossier', async () => {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id as number
  for (const asked of [
    { field_label: 'Breedte', field_type: 'number', unit: 'm' },
    { field_label: 'Akkoord', field_type: 'checkbox' },
    { field_label: 'Foto', field_type: 'photo' },
  ])
    await admin.post('/api/verticaldatafield', { vertical_id: form, ...asked })
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form, description: 'Dak voor' }))
    .body
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte: 4.5, akkoord: true } })
  const bytes = async () =>
    new Uint8Array(await (await admin.raw('GET', `/api/flowdataitem/${id}/download`)).arrayBuffer())
  const without = await bytes()
  expect(new TextDecoder().decode(without.slice(0, 5))).toBe('%PDF-')
  const picture = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#8a5',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(picture)], 'dak.jpg', { type: 'image/jpeg' }))
  body.set('flow_data_item_id', String(id))
  body.set('field_name', 'foto')
  await admin.post('/api/picture', body)
  await server.settled()
  expect((await bytes()).byteLength).toBeGreaterThan(without.byteLength + 20_000)
  const other = await server.company()
  expect((await other.admin.get(`/api/flowdataitem/${id}/download`)).status).toBe(404)
})
