import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { check, csv, finish, rowsOf, upload } from './import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Rows of two files that a batch does in one transaction each. */
const FEW = 5
const MANY = 20

interface Kind {
  readonly resource: string
  readonly header: string
  readonly line: (n: number, changed: string) => string
}
const kinds: readonly Kind[] = [
  {
    resource: 'relation',
    header: 'Voornaam;E-mail;Plaats;Dak',
    line: (n, changed) => `Jan ${n};jan${n}@test.example;${changed};plat`,
  },
  {
    resource: 'organization',
    header: 'Naam;Plaats;Dak',
    line: (n, changed) => `De Linde ${n};${changed};plat`,
  },
  {
    resource: 'product',
    header: 'Naam;Omschrijving;Dak',
    line: (n, changed) => `Paneel ${n};${changed};plat`,
  },
]

test.each(kinds)(
  'each step of an import of $resource takes as many statements for many rows as for few',
  async kind => {
    const [few, many] = [await stepsOf(kind, FEW), await stepsOf(kind, MANY)]
    for (const [step, statements] of Object.entries(few))
      expect([step, ...(many[step] ?? [])]).toEqual([step, ...statements])
  },
)

test('a wrong row that only the database or its resource finds costs the others little, and stops none of them', async () => {
  const { admin } = await server.company()
  const lines = Array.from({ length: MANY }, (_, n) => `Jan ${n};jan${n}@test.example;${n === 13 ? '12' : '2611 GS'}`)
  const { body } = await upload(admin, csv('Voornaam;E-mail;Postcode', ...lines))
  const checked = await statementsOf(() => check(server, admin, body.id))
  expect((await rowsOf(admin, body.id, 'wrong')).map(({ row }) => row)).toEqual([15])
  expect(checked.filter(statement => /^insert into "relation"/.test(statement)).length).toBeLessThan(MANY / 2)
  const done = await finish(server, admin, body.id, 'start')
  expect(done.counts).toEqual({ created: MANY - 1, refused: 1 })
})

/** Statements of every step: a first import, another one that changes what it made, and taking both back. */
async function stepsOf({ resource, header, line }: Kind, rows: number): Promise<Record<string, string[]>> {
  const { admin } = await server.company()
  await admin.post('/api/customfield', { resource, label: 'Dak' })
  const file = (changed: string) => csv(header, ...Array.from({ length: rows }, (_, n) => line(n, changed)))
  const steps: Record<string, string[]> = {}
  const ids: number[] = []
  for (const changed of ['Delft', 'Gouda']) {
    const { id } = (await upload(admin, file(changed), resource)).body
    ids.push(id)
    steps[`check ${changed}`] = await statementsOf(() => check(server, admin, id))
    steps[`start ${changed}`] = await statementsOf(() => finish(server, admin, id, 'start'))
  }
  for (const id of ids.toReversed()) {
    steps[`undo ${id === ids[0] ? 'first' : 'second'}`] = await statementsOf(() => finish(server, admin, id, 'undo'))
    expect(await countsOf(admin, id)).toEqual({ undone: rows })
  }
  expect((await admin.get(`/api/${resource}`)).body).toEqual([])
  return steps
}

const countsOf = async (admin: TestClient, id: number) => (await admin.get(`/api/importfile/${id}`)).body.counts

/** What the batch of a step sends, without the values that the mapper writes into its statements. */
async function statementsOf(step: () => Promise<unknown>): Promise<string[]> {
  const heard = await server.statementsOfJob('core.run-batch', step)
  return heard.map(statement => statement.replace(/'[^']*'|\d+/g, '').slice(0, 60))
}
