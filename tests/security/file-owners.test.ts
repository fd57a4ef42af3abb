import { afterAll, beforeAll, expect, test } from 'bun:test'
import { tagsOf } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { isTenantEntity } from '@core/db/entity'
import { fileOwners } from '@core/files/file-owners'
import type { AnyResource } from '@core/resource/resource'
import { isForUsers, modulesOf } from './verdict'
import { nameOf, openWorld, requestOf, type World } from './world'

/** Tables of files that hang on records, with the columns that say on which. */
const TABLES = { picture: 'picturable', attachedfile: 'attachedfileable' }

let world: World
let owners: AnyResource[]
beforeAll(async () => {
  world = await openWorld()
  const { entries } = world.server.app.platform.assembly
  owners = entries.filter(({ registry }) => registry === fileOwners.name).map(({ entry }) => entry as AnyResource)
})
afterAll(() => world.stop())

const ofOneFile = (table: string) =>
  world.calls.filter(call => call.path.startsWith(`${table}/:id`) && modulesOf(call).length === 0 && isForUsers(call))

test('files hang on records of companies, and there are some', () => {
  expect(owners.length).toBeGreaterThan(2)
  expect(owners.filter(({ entity }) => !isTenantEntity(entity)).map(({ path }) => path)).toEqual([])
})

test('a file is 404 for whoever may not have its record, in every call and for every kind of record', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const [table, column] of Object.entries(TABLES)) {
    for (const owner of owners) {
      const modules = tagsOf(owner.module ?? [], added => entriesOf(world.server.app.platform.assembly.entries, added))
      const barred = await world.ours.user({ role: 5000, module_blacklist: [...modules] })
      for (const call of ofOneFile(table)) {
        const { firstId } = await world.refill('ours')
        await world.owner.query(`update "${table}" set ${column}_type = $1 where company_id = $2`, [
          owner.path,
          world.ours.id,
        ])
        const { method, path, body } = requestOf(call, { path: firstId })
        const refused = modules.length ? (await barred.raw(method, path, body)).status : 404
        const allowed = (await world.ours.admin.raw(method, path, body)).status
        if (refused !== 404 || allowed >= 400) wrong.push(`${nameOf(call)} of a ${owner.path}: ${refused}, ${allowed}`)
        tried++
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(20)
})
