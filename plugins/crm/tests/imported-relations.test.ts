import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csv, finish, importFile } from '@core/imports/tests/import-client'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PEOPLE = 60

test('an import that changes many people tells of them together, and the dossiers of each follow', async () => {
  const { id: companyId, admin } = await server.company()
  const people = (name: (n: number) => string, city: string) =>
    csv(
      'Voornaam;E-mail;Plaats',
      ...Array.from({ length: PEOPLE }, (_, n) => `${name(n)};klant${n}@test.example;${city}`),
    )
  await importFile(
    server,
    admin,
    people(n => `Jan ${n}`, 'Delft'),
  )
  const [first, second] = (await admin.get('/api/relation?sort=id&fields=id')).body
  for (const { id: relation_id } of [first, second]) await admin.post('/api/flow', { relation_id })
  const { id } = await importFile(
    server,
    admin,
    people(n => `Piet ${n}`, 'Gouda'),
  )
  const dossiers = async () => (await admin.get('/api/flow?sort=id')).body
  expect(await dossiers()).toMatchObject([
    { relation_fullname: 'Piet 0', city: 'Gouda' },
    { relation_fullname: 'Piet 1', city: 'Gouda' },
  ])
  const { rows } = await server.owner.query(
    `select payload from outbox where company_id = $1 and name = 'relation.updated'`,
    [companyId],
  )
  expect(rows.flatMap(({ payload }) => payload.ids)).toHaveLength(PEOPLE)
  expect(rows.length).toBeLessThan(PEOPLE / 10)
  await finish(server, admin, id, 'undo')
  expect(await dossiers()).toMatchObject([
    { relation_fullname: 'Jan 0', city: 'Delft' },
    { relation_fullname: 'Jan 1', city: 'Delft' },
  ])
})
