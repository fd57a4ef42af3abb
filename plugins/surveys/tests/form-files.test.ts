import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function photo(client: TestClient, id: number, field_name: string) {
  const body = new FormData()
  body.set('file', new File([Buffer.from(PIXEL, 'base64')], 'dak.png', { type: 'image/png' }))
  body.set('flow_data_item_id', String(id))
  body.set('field_name', field_name)
  return client.post('/api/picture', body)
}

function file(client: TestClient, id: number, field_name: string) {
  const body = new FormData()
  body.set('file', new File([Buffer.from(PIXEL, 'base64')], 'meting.png', { type: 'image/png' }))
  body.set('attachedfileable_type', 'flowdataitem')
  body.set('attachedfileable_id', String(id))
  body.set('field_name', field_name)
  return client.post('/api/attachedfile', body)
}

async function begin(admin: TestClient, fields: object[]) {
  const form = (await admin.post('/api/vertical', { description: 'Oplevering' })).body.id as number
  for (const field of fields) await admin.post('/api/verticaldatafield', { vertical_id: form, ...field })
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  return { form, flow, id: id as number }
}

test('photos, drawings, signatures and files answer the field that they are taken for', async () => {
  const { admin } = await server.company()
  const { flow, id } = await begin(admin, [
    { field_label: 'Schets', field_type: 'drawing', required: 1 },
    { field_label: 'Akkoord', field_type: 'signature', required: 1 },
    { field_label: 'Meetrapport', field_type: 'file', required: 1 },
  ])
  const send = () => admin.post(`/api/flowdataitem/${id}/markSent`)
  expect((await send()).body.message).toContain('Schets, Akkoord, Meetrapport')
  await photo(admin, id, 'schets')
  await photo(admin, id, 'akkoord')
  expect((await send()).body.message).toContain('Vul eerst in: Meetrapport.')
  expect((await file(admin, id, 'meetrapport')).body).toMatchObject({ field_name: 'meetrapport', flow_id: flow })
  expect((await send()).body).toMatchObject({ status: 'sent' })
})

test('what a sent form was sent with stays: its photos and files are neither added to nor changed nor removed', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [{ field_label: 'Foto', field_type: 'photo' }])
  const picture = (await photo(admin, id, 'foto')).body.id
  const attached = (await file(admin, id, 'rapport')).body.id
  await admin.post(`/api/flowdataitem/${id}/markSent`)
  const refused = [
    await photo(admin, id, 'foto'),
    await file(admin, id, 'rapport'),
    await admin.patch(`/api/picture/${picture}`, { filename: 'anders.png' }),
    await admin.delete(`/api/picture/${picture}`),
    await admin.delete(`/api/attachedfile/${attached}`),
  ]
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  expect(refused[0]?.body.message).toContain('verzonden')
  expect((await admin.get(`/api/flowdataitem/${id}/getpictures`)).body).toHaveLength(1)
  await admin.post(`/api/flowdataitem/${id}/rollBackStatus`)
  expect((await admin.delete(`/api/picture/${picture}`)).status).toBe(204)
  expect((await photo(admin, id, 'foto')).status).toBe(201)
})

test('a photo that must be taken in every row of a group is asked for by its row', async () => {
  const { admin } = await server.company()
  const { form, flow } = await begin(admin, [{ field_label: 'Ramen', field_type: 'group' }])
  const [{ id: group }] = (await admin.get(`/api/vertical/${form}`)).body.verticaldatafields
  await admin.post('/api/verticaldatafield', {
    ...{ vertical_id: form, group_id: group, field_label: 'Foto', field_type: 'photo', required: 1 },
  })
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: { ramen: [{ row_id: 'a' }, { row_id: 'b' }] } })
  await photo(admin, id, 'ramen.a.foto')
  const { body } = await admin.post(`/api/flowdataitem/${id}/markSent`)
  expect(Object.keys(body.errors)).toEqual(['field_values.ramen.b.foto'])
  await photo(admin, id, 'ramen.b.foto')
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(200)
})

test('the forms of a dossier tell how far they are, and who sent them', async () => {
  const { admin } = await server.company()
  const { flow, id } = await begin(admin, [
    { field_label: 'Breedte', field_type: 'number', required: 1 },
    { field_label: 'Dubbel', field_type: 'calculated', calculationrules: 'breedte * 2' },
    { field_label: 'Waarom', showrules: [{ field_name: 'breedte', operator: 'isbigger', field_value: '10' }] },
    { field_label: 'Foto', field_type: 'photo' },
  ])
  const first = async () => (await admin.get(`/api/flow/${flow}/flowdataitems`)).body[0]
  expect(await first()).toMatchObject({ form_name: 'Oplevering', asked: 2, filled: 0, lacking: 1, photos: 0 })
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte: 12 } })
  await photo(admin, id, 'foto')
  expect(await first()).toMatchObject({ asked: 3, filled: 2, lacking: 0, photos: 1, sent_by: null })
  await admin.post(`/api/flowdataitem/${id}/markSent`)
  expect((await first()).sent_by).toBeString()
})

test('the forms of a dossier take a handful of statements, however many there are', async () => {
  const { admin } = await server.company()
  const { form, flow } = await begin(admin, [{ field_label: 'Foto', field_type: 'photo' }])
  for (let at = 0; at < 6; at++) await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })
  server.statements()
  expect((await admin.get(`/api/flow/${flow}/flowdataitems`)).body).toHaveLength(7)
  expect(server.statements().length).toBeLessThanOrEqual(budget(6))
})

test('of sixteen who send a form at once, one does', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [{ field_label: 'Soort' }])
  const sent = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/flowdataitem/${id}/markSent`)))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(15).fill(409)])
})

test('of sixteen who add photos and files, take the only photo back or send the form at once, none changes what was sent', async () => {
  const { admin } = await server.company()
  for (let round = 0; round < 3; round++) {
    const { id } = await begin(admin, [
      { field_label: 'Foto', field_type: 'photo', required: 1 },
      { field_label: 'Rapport', field_type: 'file' },
    ])
    const only = (await photo(admin, id, 'foto')).body.id as number
    const taken = async () => {
      const files = `/api/attachedfile?attachedfileable_type=flowdataitem&attachedfileable_id=${id}`
      const lists = [await admin.get(`/api/flowdataitem/${id}/getpictures`), await admin.get(files)]
      return lists.flatMap(({ body }) => (body as { id: number }[]).map(one => one.id))
    }
    const sent = async () => {
      const { status } = await admin.post(`/api/flowdataitem/${id}/markSent`)
      return { status, had: status === 200 ? await taken() : [] }
    }
    const [answers, , sends] = await Promise.all([
      Promise.all(
        Array.from({ length: 10 }, (_, at) => (at % 2 ? photo(admin, id, 'foto') : file(admin, id, 'rapport'))),
      ),
      admin.delete(`/api/picture/${only}`),
      Promise.all(Array.from({ length: 5 }, sent)),
    ])
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const had = sends.find(({ status }) => status === 200)?.had
    const { status } = (await admin.get(`/api/flowdataitem/${id}`)).body
    if (status !== 'sent') continue
    const now = await taken()
    expect(now).toEqual(had ?? [])
    expect((await admin.get(`/api/flowdataitem/${id}/getpictures`)).body).not.toEqual([])
    expect(answers.filter(answer => answer.status === 201).length).toBe(now.length - (now.includes(only) ? 1 : 0))
  }
})
