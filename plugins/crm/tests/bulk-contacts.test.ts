import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import organization from '@openapi/fields/organization'
import relation from '@openapi/fields/relation'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** What became of the batch that an answer names. */
async function ended(admin: TestClient, { batchId }: { batchId: number }) {
  await server.settled()
  return (await admin.get(`/api/batch/${batchId}`)).body
}

test('a form of a new person or organization begins without labels, not with how the database writes none', () => {
  for (const { fields } of [relation, organization]) expect(fields.tags).not.toHaveProperty('initial')
})

const RECORDS = [
  ['relation', { name: 'Ada', surname: 'Post' }],
  ['organization', { name: 'VvE Assendorp' }],
] as const

for (const [path, record] of RECORDS)
  test(`labels of ${path}s are kept, filtered on, searched for, changed many at once, each change in its log, and put back`, async () => {
    const { admin } = await server.company()
    const { admin: stranger } = await server.company()
    const [first, second] = [
      (await admin.post(`/api/${path}`, { ...record, tags: ['Zakelijk', 'VvE'] })).body.id,
      (await admin.post(`/api/${path}`, record)).body.id,
    ]
    const foreign = (await stranger.post(`/api/${path}`, record)).body.id
    const change = (body: object) => admin.post(`/api/${path}/updatetags`, body)
    const started = await change({ ids: [first, second, foreign], addableTags: ['ISDE'], removableTags: ['VvE'] })
    expect(await ended(admin, started.body)).toMatchObject({ progress: 100, done: 2, refused: [] })
    const read = async (client: TestClient, id: number) => (await client.get(`/api/${path}/${id}`)).body.tags
    expect([await read(admin, first), await read(admin, second)]).toEqual([['Zakelijk', 'ISDE'], ['ISDE']])
    expect(await read(stranger, foreign)).toEqual([])
    const found = async (query: string) =>
      (await admin.get(`/api/${path}?${query}`)).body.map(({ id }: { id: number }) => id)
    expect(await found('tags=Zakelijk,VvE')).toEqual([first])
    expect(await found('query=isde&sort=id')).toEqual([first, second])
    const [line] = (await admin.get(`/api/${path}/${second}/log`)).body
    expect(line).toMatchObject({ description: 'updated', new_value: { tags: ['ISDE'] } })

    await admin.patch(`/api/${path}/${second}`, { tags: ['Anders'] })
    const undoing = await admin.post(`/api/batch/${started.body.batchId}/undo`)
    expect((await ended(admin, undoing.body)).refused).toEqual([
      { id: second, message: 'Intussen door iemand gewijzigd.' },
    ])
    expect([await read(admin, first), await read(admin, second)]).toEqual([['Zakelijk', 'VvE'], ['Anders']])

    const nothing = await change({ ids: [first] })
    expect(nothing.body.errors).toEqual({ addableTags: ['Kies een label om toe te voegen of weg te halen.'] })
    expect((await change({ ids: [foreign], addableTags: ['ISDE'] })).status).toBe(404)
  })
