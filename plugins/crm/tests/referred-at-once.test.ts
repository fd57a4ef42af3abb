import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

/** Something goes, or becomes part of another, in the moment in which others come to refer to it. */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const ROUNDS = 8
const AT_ONCE = 14

interface Answer {
  readonly status: number
}

/** Does it a moment later or sooner than the others. */
const anyTime = <T>(work: () => Promise<T>) => Bun.sleep(Math.random() * 4).then(work)

async function made(admin: TestClient, path: string, body: object): Promise<number> {
  return (await admin.post(path, body)).body.id
}

/** Two delete something and fourteen refer to it: then it is gone and none of them did, or it is there. */
async function eitherWay(admin: TestClient, path: string, refer: (n: number) => Promise<Answer>): Promise<void> {
  const [one, other, ...referring] = await Promise.all([
    anyTime(() => admin.delete(path)),
    anyTime(() => admin.delete(path)),
    ...Array.from({ length: AT_ONCE }, (_, n) => anyTime(() => refer(n))),
  ])
  const isGone = (await admin.get(path)).status === 404
  const done = referring.filter(({ status }) => status < 300).length
  expect(referring.filter(({ status }) => ![200, 201, 404, 409, 422].includes(status))).toEqual([])
  expect([one.status, other.status].toSorted()).toEqual(isGone ? [204, 404] : [409, 409])
  expect(done).toBe(isGone ? 0 : AT_ONCE)
}

test('of who delete a profile and who give it to dossiers at once either is refused', async () => {
  const { admin } = await server.company()
  const relation_id = await made(admin, '/api/relation', { surname: 'Tegelijk' })
  for (let round = 0; round < ROUNDS; round += 1) {
    const flowprofile_id = await made(admin, '/api/flowprofile', { name: `Kort ${round}` })
    await eitherWay(admin, `/api/flowprofile/${flowprofile_id}`, () =>
      admin.post('/api/flow', { relation_id, flowprofile_id }),
    )
  }
})

test('of who delete a place and who say that a dossier is there at once either is refused', async () => {
  const { admin } = await server.company()
  const relation_id = await made(admin, '/api/relation', { surname: 'Tegelijk' })
  const flows = await Promise.all(Array.from({ length: AT_ONCE }, () => made(admin, '/api/flow', { relation_id })))
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = { address: 'Kade', number: String(round), city: 'Ommen' }
    const location_id = await made(admin, '/api/location', { relation_id, ...address })
    await eitherWay(admin, `/api/location/${location_id}`, n =>
      n % 2
        ? admin.patch(`/api/flow/${flows[n]}`, { location_id })
        : admin.post('/api/flowlocation', { flow_id: flows[n], location_id }),
    )
  }
})

test('of who delete somebody and who take up dossiers of theirs at once either is refused', async () => {
  const { admin } = await server.company()
  for (let round = 0; round < ROUNDS; round += 1) {
    const relation_id = await made(admin, '/api/relation', { surname: 'Tegelijk' })
    const ended = { relation_id, status: 'cancelled' }
    const flows = await Promise.all(Array.from({ length: AT_ONCE }, () => made(admin, '/api/flow', ended)))
    await eitherWay(admin, `/api/relation/${relation_id}`, n => admin.post(`/api/flow/${flows[n]}/reopen`))
  }
})

test.each([
  ['flow', 'mergeflow', 'targetflow_id'],
  ['relation', 'merge', 'target_id'],
] as const)(
  'what is added to a %s in the moment in which it becomes part of another goes along, or is refused',
  async (kind, merge, target) => {
    const { admin } = await server.company()
    const another = () =>
      made(admin, `/api/${kind}`, kind === 'flow' ? { relation: { fullname: 'Jan Mol' } } : { surname: 'Mol' })
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, into] = [await another(), await another()]
      const note = { description: 'Belangrijk', noteable_type: kind, noteable_id: from }
      const [merged, ...notes] = await Promise.all([
        anyTime(() => admin.post(`/api/${kind}/${from}/${merge}`, { [target]: into })),
        ...Array.from({ length: AT_ONCE }, () => anyTime(() => admin.post('/api/note', note))),
      ])
      expect(merged.status).toBe(200)
      const written = notes.filter(({ status }) => status === 201).length
      expect(notes.filter(({ status }) => status === 422)).toHaveLength(AT_ONCE - written)
      const of = async (id: number) =>
        (await admin.get(`/api/note?noteable_type=${kind}&noteable_id=${id}`)).body.length
      expect([await of(from), await of(into)]).toEqual([0, written])
    }
  },
)
