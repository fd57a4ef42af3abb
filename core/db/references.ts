import type { EntityProperty } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import { RecordOf, ReferenceTo, type WhenGone } from './fields'

interface Referring {
  readonly entity: Entity
  readonly table: string
  readonly column: string
}

/** All columns that point at rows of this entity; with `whenGone` those of which one of these becomes when a row there goes. */
export function columnsTo(
  entities: readonly Entity[],
  to: Entity,
  whenGone?: readonly WhenGone[],
): readonly Referring[] {
  return entities.filter(isTenantEntity).flatMap(entity =>
    referencesOf(entity)
      .filter(({ type }) => tableOf(type) === to.meta.tableName && (whenGone?.includes(type.whenGone) ?? true))
      .map(({ column }) => ({ entity, table: entity.meta.tableName, column })),
  )
}

/** The columns of an entity that point at records of others. */
export function referencesOf(entity: Entity): { column: string; type: ReferenceTo | RecordOf }[] {
  entity.init()
  return Object.entries(entity.meta.properties as Record<string, EntityProperty>).flatMap(([column, property]) => {
    const type: unknown = property.customType ?? property.type
    return type instanceof ReferenceTo || type instanceof RecordOf ? [{ column, type }] : []
  })
}

/** The table that a reference points at; none where a column beside it names the kind. */
const tableOf = (type: ReferenceTo | RecordOf): string | undefined =>
  type instanceof ReferenceTo ? type.table : 'path' in type.kind ? type.kind.path : undefined

/** The table that a column points at with a foreign key, if it points at one. */
export function referencedTable(entity: Entity, column: string): string | undefined {
  const type = referencesOf(entity).find(one => one.column === column)?.type
  return type instanceof ReferenceTo ? type.table : undefined
}
