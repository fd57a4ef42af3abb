import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Entity, isTenantEntity } from '@core/db/entity'
import { RecordOf, ReferenceTo } from '@core/db/fields'
import { wireFields } from '@core/db/schema'
import type { AnyResource } from '@core/resource/resource'
import { LIMIT_MS } from './everyday-sample'
import { TRASHED } from './fill-company'
import { nameOf, openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, LIMIT_MS)
afterAll(() => world.stop())

/** A field that a change of a record takes, and the resource of the records that it may stand for. */
interface Reference {
  readonly of: AnyResource
  readonly field: string
  readonly to: AnyResource
}

/** Every reference that somebody can write by changing a record, to records that have a trash. */
function references(): Reference[] {
  const { resources, calls } = world.server.app.platform.assembly
  const changed = new Map(calls.map(({ call }) => [nameOf(call), call]))
  return resources.flatMap(of => {
    const body = changed.get(`PATCH ${of.path}/:id`)?.body?.properties as object | undefined
    return wireFields(of.entity).flatMap(({ name: field, property }) => {
      const type: unknown = property.customType ?? property.type
      const to = resources.find(
        ({ entity, path }) =>
          (type instanceof ReferenceTo && entity.meta.tableName === type.table) ||
          (type instanceof RecordOf && 'path' in type.kind && type.kind.path === path),
      )
      return body && field in body && to && hasTrash(to.entity) ? [{ of, field, to }] : []
    })
  })
}

const hasTrash = (entity: Entity) => isTenantEntity(entity) && 'deleted_at' in entity.meta.properties

async function stored(entity: Entity, id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await world.owner.query(`select * from "${entity.meta.tableName}" where id = $1`, [id])
  return rows[0]
}

test(
  'whatever a change of a record refers to must live: what lies in the trash or left the company is refused at its field',
  async () => {
    const { admin } = world.ours
    const taken: string[] = []
    let refused = 0
    for (const { of, field, to } of references()) {
      const { firstId } = await world.refill('ours', { userId: admin.userId })
      const answer = await admin.patch(`/api/${of.path}/${firstId}`, { [field]: firstId + TRASHED })
      const row = await stored(of.entity, firstId)
      if (Number(row?.[field]) === firstId + TRASHED) taken.push(`${of.path}.${field} → ${to.path}: ${answer.status}`)
      if (answer.status === 422 && field in answer.body.errors) refused++
      else if (answer.status >= 500) taken.push(`${of.path}.${field}: ${JSON.stringify(answer.body)}`)
    }
    expect(taken).toEqual([])
    expect(refused).toBeGreaterThan(25)
  },
  LIMIT_MS * 2,
)

test(
  'of who put a record into the trash and who come to refer to it at once, none refers to what has gone',
  async () => {
    const { admin } = world.ours
    const late: string[] = []
    let referred = 0
    for (const { of, field, to } of references()) {
      const { firstId } = await world.refill('ours', { userId: admin.userId })
      const target = firstId + 1
      const patch = (id: number) => admin.patch(`/api/${of.path}/${id}`, { [field]: target })
      const [, ...answers] = await Promise.all([
        admin.delete(`/api/${to.path}/${target}`),
        ...[0, 2, 3, 4, 5].map(place => patch(firstId + place)),
      ])
      const gone = (await stored(to.entity, target))?.deleted_at as Date | null | undefined
      for (const [n, place] of [0, 2, 3, 4, 5].entries()) {
        const { status } = answers[n] ?? { status: 0 }
        const row = await stored(of.entity, firstId + place)
        if (status >= 500) late.push(`${of.path}.${field}: ${status}`)
        if (status >= 300 || Number(row?.[field]) !== target) continue
        referred++
        if (gone && (row?.updated_at as Date) > gone) late.push(`${of.path}.${field} → ${to.path}`)
      }
    }
    expect(late).toEqual([])
    expect(referred).toBeGreaterThan(25)
  },
  LIMIT_MS * 3,
)
