import type { Entity } from '@core/db/entity'
import { readRows } from '@core/db/list'
import { nullable, rowSchema } from '@core/db/schema'
import type { Where } from '@core/db/where'
import { Type as t } from '@sinclair/typebox'
import type { AddedTo } from './additions'

/** Columns alone: what enrichers add to these rows stays with their own resource. */
const schemaOf = (entity: Entity) => rowSchema(entity, `${entity.meta.tableName}.row`)

interface Related {
  /** Column of the related rows that holds the number of the record. */
  readonly by: string
  readonly where?: Where
  readonly sort?: string
  /** Those in the trash instead of live ones. */
  readonly trashed?: boolean
}

/** Adds to the records of a resource the rows of an entity that refer to them, with one statement for a whole page. */
export const relatedList = (
  resource: string,
  name: string,
  entity: Entity,
  { by, where = {}, sort = 'id', trashed = false }: Related,
): AddedTo => ({
  resource,
  addition: {
    fields: { [name]: t.Array(schemaOf(entity)) },
    async run(rows, context) {
      const of = { ...where, [by]: rows.map(({ id }) => id) }
      const found = await readRows(context, entity, 'all', of, sort, { trashed })
      const perRecord = Map.groupBy(found, row => Number(row[by]))
      for (const row of rows) row[name] = perRecord.get(row.id) ?? []
    },
  },
})

/** Adds to the records of a resource the live record that one of their columns names, or `null`. */
export const relatedRecord = (resource: string, name: string, entity: Entity, column: string): AddedTo => ({
  resource,
  addition: {
    fields: { [name]: nullable(schemaOf(entity)) },
    async run(rows, context) {
      const id = rows.flatMap(row => (row[column] ? [Number(row[column])] : []))
      const found = id.length ? await readRows(context, entity, 'all', { id }) : []
      const byId = new Map(found.map(record => [record.id, record]))
      for (const row of rows) row[name] = byId.get(Number(row[column])) ?? null
    },
  },
})
