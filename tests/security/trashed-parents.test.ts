import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { pointersTo } from '@core/db/pointers'
import { workFor } from '@core/platform/work-for'
import { declared } from '@core/resource/declared'
import { move } from '@core/states/move'
import { type Parent, parents } from '@core/states/parents'
import { putBack } from '@core/states/put-back'
import { askFor } from '@core/states/refusal'
import type { AnyStates, Stateful } from '@core/states/states'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { Client } from 'pg'
import { fillCompany } from './fill-company'

/** Nothing moves whose parent lies in the trash, whatever kind it is: kinds and parents are those that are declared. */
let server: TestServer
let company: TestCompany
let owner: Client
const FIRST = 700_000_000

beforeAll(async () => {
  server = await testServer()
  company = await server.company()
  owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.stop()
})

const asStaff = <T>(work: (context: Context) => Promise<T>) =>
  workFor(server.app.platform, { companyId: company.id, userId: company.admin.userId }, work)

const setTrash = (parent: Parent, moment: string) =>
  owner.query(`update "${parent.entity.meta.tableName}" set deleted_at = ${moment} where id = ${FIRST}`)

/** Makes the first record of a kind belong to the first one of its parents. */
async function belongTo({ entity }: AnyStates, parent: Parent) {
  const kind = parent.entity.meta.tableName
  const named = pointersTo([entity], kind).map(({ column, type }) => {
    return `"${column}" = ${FIRST}${type ? `, "${type}" = '${kind}'` : ''}`
  })
  await owner.query(`update "${entity.meta.tableName}" set ${named[0]} where id = ${FIRST}`)
}

/** What somebody who does one thing with the first record of a kind, in a status that allows it, is told. */
async function told(states: AnyStates, status: string, act: (context: Context, record: Stateful) => Promise<void>) {
  const table = states.entity.meta.tableName
  await owner.query(`update "${table}" set status = '${status}', version = version + 1 where id = ${FIRST}`)
  try {
    await asStaff(async context => {
      const record = await openRecord(context, states.entity, FIRST)
      await act(context, record as unknown as Stateful)
    })
    return 'done'
  } catch (error) {
    if (error instanceof Problem) return `${error.status} ${error.key}`
    throw error
  }
}

test('with its parent in the trash nothing of any kind moves, is put back or goes out, and it says so (R-FLOW-014)', async () => {
  await fillCompany(owner, server.app.platform, { companyId: company.id, firstId: FIRST, canary: 'kanarie' })
  const [kinds, all] = await asStaff(async context => [
    context.use(declared).resources.flatMap(({ path, states }) => (states ? [{ path, states }] : [])),
    context.all(parents),
  ])
  const wrong: string[] = []
  const tried = new Set<string>()
  for (const parent of all) {
    for (const { path, states } of kinds) {
      const { entity, moves, acts = {} } = states
      if (entity === parent.entity || parent.notOf?.includes(entity.meta.tableName)) continue
      if (!pointersTo([entity], parent.entity.meta.tableName).length) continue
      tried.add(`${path} of ${parent.entity.meta.tableName}`)
      await belongTo(states, parent)
      await setTrash(parent, 'now()')
      const note = (name: string, said: string) => {
        if (said !== `409 ${parent.inTrash}`) wrong.push(`${path} ${name}: ${said}`)
      }
      for (const [name, { from, inTrashToo }] of Object.entries(moves))
        if (!inTrashToo)
          note(name, await told(states, from[0] ?? '', (context, record) => move(context, states, record, name)))
      for (const [name, { from, inTrashToo }] of Object.entries(acts))
        if (!inTrashToo)
          note(name, await told(states, from[0] ?? '', (context, record) => askFor(context, states, record, name)))
      if (states.putBack) {
        const [from, to] = [Object.values(moves).at(-1)?.to ?? '', states.putBack.to[0] ?? '']
        await asStaff(async context =>
          context.log({
            type: entity.meta.tableName,
            id: FIRST,
            description: 'x',
            before: { status: to },
            after: { status: from },
          }),
        )
        note('putBack', await told(states, from, (context, record) => putBack(context, states, record, to)))
      }
      const { body } = await company.admin.get(`/api/${path}/${FIRST}`)
      const offered = (body.can as string[]).filter(name => !(acts[name] ?? moves[name])?.inTrashToo)
      if (offered.length) wrong.push(`${path} offers ${offered}`)
      await setTrash(parent, 'null')
    }
  }
  expect(wrong).toEqual([])
  expect([...tried].toSorted()).toEqual([
    'action of flow',
    'action of intake',
    'action of project',
    'action of relation',
    'confirmation of flow',
    'confirmation of relation',
    'delayedrule of flow',
    'document of flow',
    'document of relation',
    'flowdataitem of flow',
    'incident of flow',
    'incident of relation',
    'intake of flow',
    'intake of relation',
    'invoice of flow',
    'invoice of relation',
    'maintenancecontract of flow',
    'maintenancecontract of relation',
    'message of flow',
    'message of incident',
    'message of intake',
    'message of project',
    'message of relation',
    'project of flow',
    'project of relation',
    'projectmaterial of flow',
    'projectmaterial of project',
    'quotation of flow',
    'quotation of relation',
    'recurring_invoice of flow',
    'recurring_invoice of relation',
    'task of flow',
    'task of incident',
    'task of intake',
    'task of project',
  ])
})
