import { afterAll, beforeAll, expect, test } from 'bun:test'
import { isOvertaken } from '@core/db/collision'
import { insertRecord, insertRows } from '@core/db/insert'
import { readRow, readRows } from '@core/db/list'
import { countRecords, openRecord, openRecords } from '@core/db/open-record'
import { withTenant } from '@core/db/tenant'
import { above, below, holding, not, type WhereOf } from '@core/db/where'
import { deleteRows, updateRows } from '@core/db/write'
import { type TestServer, testServer } from '@core/testing/server'
import { Relation } from '@plugins/crm/entities/relation'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PEOPLE = [
  { name: 'Ada', surname: 'Vos', city: 'Zwolle' },
  { name: 'Bea', surname: 'Mol', city: 'Kampen' },
  { name: 'Cor', surname: 'Das', city: null },
]

test('both verbs understand the same conditions and the same order', async () => {
  const company = await server.company()
  await withTenant(server.app.platform.orm, company.id, async em => {
    const reader = { em, company }
    const [, second = 0] = await insertRows(reader, Relation, PEOPLE)
    const asked: [WhereOf<typeof Relation>, string[]][] = [
      [{}, ['Cor', 'Bea', 'Ada']],
      [{ city: 'Zwolle' }, ['Ada']],
      [{ city: null }, ['Cor']],
      [{ city: not(null) }, ['Bea', 'Ada']],
      [{ city: not('Zwolle') }, ['Bea']],
      [{ city: ['Zwolle', null] }, ['Cor', 'Ada']],
      [{ name: not(['Ada', 'Bea']) }, ['Cor']],
      [{ id: above(second) }, ['Cor']],
      [{ id: below(second), city: ['Zwolle', 'Kampen'] }, ['Ada']],
      [{ search_text: holding(['mol', 'bea']) }, ['Bea']],
      [{ search_text: holding(['%']) }, []],
    ]
    for (const [where, names] of asked) {
      const read = await readRows(reader, Relation, ['name'], where, '-id')
      const opened = await openRecords(reader, Relation, where, { sort: '-id' })
      expect([where, read.map(row => row.name)]).toEqual([where, names])
      expect([where, opened.map(record => record.name)]).toEqual([where, names])
      expect(await countRecords(reader, Relation, where)).toBe(names.length)
    }
    expect(await readRows(reader, Relation, ['surname'], {}, 'surname', { limit: 2 })).toEqual([
      { surname: 'Das' },
      { surname: 'Mol' },
    ])
    expect(await openRecords(reader, Relation, {}, { sort: 'surname', limit: 1 })).toMatchObject([{ surname: 'Das' }])
  })
})

test('what is opened is written when it changes, what is read is not, and the trash is seen by who opens', async () => {
  const company = await server.company()
  const { orm } = server.app.platform
  const id = await withTenant(orm, company.id, async em => {
    const record = await insertRecord({ em, company }, Relation, { name: 'Ada', surname: 'Vos' })
    record.city = 'Zwolle'
    return record.id
  })
  await withTenant(orm, company.id, async em => {
    const reader = { em, company }
    const row = await readRow(reader, Relation, { id })
    expect(row).toMatchObject({ city: 'Zwolle', version: 2, deleted_at: null })
    if (row) row.city = 'Kampen'
    const record = await openRecord(reader, Relation, { id, city: 'Zwolle' })
    expect(await openRecord(reader, Relation, id)).toBe(record)
    if (record) record.deleted_at = new Date()
  })
  await withTenant(orm, company.id, async em => {
    const reader = { em, company }
    expect(await readRow(reader, Relation, { id })).toBeUndefined()
    expect(await openRecord(reader, Relation, { id, deleted_at: null })).toBeNull()
    expect(await openRecord(reader, Relation, id)).toMatchObject({ city: 'Zwolle' })
  })
})

test('rows are changed and deleted within their company alone (R-GEN-001)', async () => {
  const { orm } = server.app.platform
  const [mine, theirs] = [await server.company(), await server.company()]
  for (const company of [mine, theirs])
    await withTenant(orm, company.id, em => insertRows({ em, company }, Relation, PEOPLE))
  await withTenant(orm, mine.id, async em => {
    const reader = { em, company: mine }
    expect(await updateRows(reader, Relation, { city: not(null) }, { city: 'Deventer' })).toBe(2)
    expect(await deleteRows(reader, Relation, { city: null })).toBe(1)
  })
  const citiesOf = (company: { id: number }) =>
    withTenant(orm, company.id, em => readRows({ em, company }, Relation, ['city'], {}, 'id'))
  expect(await citiesOf(mine)).toEqual([{ city: 'Deventer' }, { city: 'Deventer' }])
  expect(await citiesOf(theirs)).toEqual(PEOPLE.map(({ city }) => ({ city })))
})

test('what was changed in a record is kept when it is held afterwards, by its number and by a condition', async () => {
  const company = await server.company()
  const { orm } = server.app.platform
  const id = await withTenant(orm, company.id, async em => {
    const [id = 0] = await insertRows({ em, company }, Relation, PEOPLE)
    return id
  })
  await withTenant(orm, company.id, async em => {
    const reader = { em, company }
    const record = await openRecord(reader, Relation, id)
    if (!record) throw new Error('The relation is not there.')
    record.city = 'Deventer'
    expect((await openRecord(reader, Relation, id, { hold: true }))?.city).toBe('Deventer')
    record.name = 'Eva'
    const [held] = await openRecords(reader, Relation, { surname: 'Vos' }, { hold: 'alone' })
    expect([held === record, held?.name, held?.city]).toEqual([true, 'Eva', 'Deventer'])
  })
  const stored = await withTenant(orm, company.id, em => readRow({ em, company }, Relation, { id }))
  expect([stored?.name, stored?.city]).toEqual(['Eva', 'Deventer'])
})

test('a record that somebody else changed meanwhile is not written over when it is held', async () => {
  const company = await server.company()
  const { orm } = server.app.platform
  const id = await withTenant(orm, company.id, async em => {
    const [id = 0] = await insertRows({ em, company }, Relation, PEOPLE)
    return id
  })
  const change = withTenant(orm, company.id, async em => {
    const record = await openRecord({ em, company }, Relation, id)
    if (!record) throw new Error('The relation is not there.')
    record.city = 'Deventer'
    await withTenant(orm, company.id, async other => {
      const theirs = await openRecord({ em: other, company }, Relation, id, { hold: true })
      if (theirs) theirs.name = 'Eva'
    })
    await openRecord({ em, company }, Relation, id, { hold: true })
  })
  expect(await change.then(() => null, isOvertaken)).toBe(true)
  const stored = await withTenant(orm, company.id, em => readRow({ em, company }, Relation, { id }))
  expect([stored?.name, stored?.city]).toEqual(['Eva', 'Zwolle'])
})
