import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { extractText, getDocumentProxy } from 'unpdf'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function begin(admin: TestClient, fields: object[]) {
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id as number
  for (const field of fields) {
    const { status, body } = await admin.post('/api/verticaldatafield', { vertical_id: form, ...field })
    expect([status, body.errors]).toEqual([201, undefined])
  }
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const item = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  return { form, flow, item, id: item.id as number }
}

test('a number outside the limits of its field is sent once somebody says that it is right, and that number only', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [{ field_label: 'Breedte', field_type: 'number', min_value: 1, max_value: 12.5 }])
  const fill = (breedte: number) => admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte } })
  const send = (body?: object) => admin.post(`/api/flowdataitem/${id}/markSent`, body)
  await fill(42)
  const refused = await send()
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['field_values.breedte']])
  expect(refused.body.message).toContain('Klopt dit? Kijk nog eens naar Breedte')
  expect((await send({ confirmed: { breedte: 43 } })).status).toBe(422)
  expect((await send({ confirmed: { breedte: 42 } })).status).toBe(200)
  await admin.post(`/api/flowdataitem/${id}/rollBackStatus`)
  for (const usual of [1, 12.5]) {
    await fill(usual)
    expect((await send({})).status).toBe(200)
    await admin.post(`/api/flowdataitem/${id}/rollBackStatus`)
  }
  await fill(0.99)
  expect((await send({})).status).toBe(422)
})

test('a number that was confirmed is marked on paper and in the log of its form, one that is only unusual as that', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [
    { field_label: 'Breedte', field_type: 'number', unit: 'm', max_value: 12.5 },
    { field_label: 'Hoogte', field_type: 'number', unit: 'm', max_value: 12.5 },
  ])
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte: 42, hoogte: 3 } })
  const paper = async () => {
    const bytes = await (await admin.raw('GET', `/api/flowdataitem/${id}/download`)).arrayBuffer()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    return text.replaceAll(/\s+/g, ' ')
  }
  expect(await paper()).toContain('42 m (ongewoon)')
  await admin.post(`/api/flowdataitem/${id}/markSent`, { confirmed: { breedte: 42 } })
  expect(await paper()).toContain('42 m (ongewoon, bevestigd)')
  expect((await paper()).match(/ongewoon/g)).toHaveLength(1)
  const { rows } = await server.owner.query(
    `select new_value from log_item where loggable_type = 'flowdataitem' and loggable_id = $1 and description = 'sent'`,
    [id],
  )
  expect(rows).toEqual([{ new_value: expect.objectContaining({ form: 'Dak', unlikely: 'Breedte: 42 m' }) }])
})

test('a form lacks photos until there are as many as it asks for', async () => {
  const { admin } = await server.company()
  const { id, flow } = await begin(admin, [{ field_label: 'Foto van het dak', field_type: 'photo', least_photos: 2 }])
  const take = async (name: string) => {
    const body = new FormData()
    body.set('file', new File([PIXEL], name, { type: 'image/png' }))
    body.set('flow_data_item_id', String(id))
    body.set('field_name', 'foto_van_het_dak')
    await admin.post('/api/picture', body)
  }
  const progress = async () => {
    const [{ asked, filled, lacking, taken }] = (await admin.get(`/api/flow/${flow}/flowdataitems`)).body
    return { asked, filled, lacking, taken: taken.length }
  }
  await take('een.png')
  expect(await progress()).toEqual({ asked: 1, filled: 0, lacking: 1, taken: 1 })
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).body.message).toContain('Foto van het dak')
  await take('twee.png')
  expect(await progress()).toEqual({ asked: 1, filled: 1, lacking: 0, taken: 2 })
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(200)
})

test('numbers and what is worked out have the decimals of their field, and two where it says nothing', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [
    { field_label: 'Breedte', field_type: 'number', decimals: 1 },
    { field_label: 'Dikte', field_type: 'number' },
    { field_label: 'Deel', field_type: 'calculated', calculationrules: 'dikte / 3', decimals: 4 },
    { field_label: 'Heel', field_type: 'calculated', calculationrules: 'dikte / 3', decimals: 0 },
    { field_label: 'Gewoon', field_type: 'calculated', calculationrules: 'dikte / 3' },
  ])
  const { body } = await admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte: 2.25, dikte: 2.12345 } })
  expect(body.field_values).toEqual({ breedte: 2.3, dikte: 2.12345, deel: 0.7078, heel: 1, gewoon: 0.71 })
})

test('what stands in a field from the start is there when a form is begun, counts in formulas, and can be taken away', async () => {
  const { admin } = await server.company()
  const { item, id } = await begin(admin, [
    { field_label: 'Hoogte', field_type: 'number', default_value: '2,6' },
    { field_label: 'Dubbel', field_type: 'calculated', calculationrules: 'hoogte * 2' },
    { field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien', default_value: 'Leien' },
    { field_label: 'Kleuren', field_type: 'multiselect', options: 'Rood, Blauw', default_value: 'Blauw' },
    { field_label: 'Akkoord', field_type: 'checkbox', default_value: 'ja' },
    { field_label: 'Leeg' },
  ])
  const start = { hoogte: 2.6, dubbel: 5.2, soort: 'Leien', kleuren: ['Blauw'], akkoord: true }
  expect(item.field_values).toEqual(start)
  const { body } = await admin.patch(`/api/flowdataitem/${id}`, { field_values: { hoogte: null } })
  expect(body.field_values).toMatchObject({ hoogte: null, dubbel: 0 })
})

test('where a list has "anders, namelijk" an answer of one\u2019s own is kept beside its choices, and one only', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [
    { field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien', own_answer: 1 },
    { field_label: 'Kleuren', field_type: 'multiselect', options: 'Rood, Blauw', own_answer: 1 },
    { field_label: 'Glas', field_type: 'selectbox', options: 'Enkel, Dubbel' },
  ])
  const fill = (field_values: object) => admin.patch(`/api/flowdataitem/${id}`, { field_values })
  const { body } = await fill({ soort: ' Riet ', kleuren: ['Zalm', 'Rood'] })
  expect(body.field_values).toMatchObject({ soort: 'Riet', kleuren: ['Rood', 'Zalm'] })
  for (const wrong of [{ kleuren: ['Zalm', 'Mint'] }, { soort: 'a'.repeat(256) }, { glas: 'Triple' }])
    expect((await fill(wrong)).status).toBe(422)
})

test('what no field can expect is refused where it is built', async () => {
  const { admin } = await server.company()
  const vertical_id = (await admin.post('/api/vertical', { description: 'Dak' })).body.id
  for (const [name, field] of [
    ['decimals', { field_type: 'number', decimals: 7 }],
    ['max_value', { field_type: 'number', min_value: 3, max_value: 2 }],
    ['least_photos', { field_type: 'photo', least_photos: 0 }],
    ['default_value', { field_type: 'number', default_value: 'breed' }],
    ['default_value', { field_type: 'selectbox', options: 'Pannen', default_value: 'Riet' }],
  ] as const) {
    const { status, body } = await admin.post('/api/verticaldatafield', { vertical_id, field_label: 'Fout', ...field })
    expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]])
  }
})
