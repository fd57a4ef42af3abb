import type { EntityProperty } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import { ReferenceTo } from './fields'

interface Referring {
  readonly entity: Entity
  readonly table: string
  readonly column: string
}

/** Columns that point at rows of this entity and keep them from being deleted. */
export const referringColumns = (entities: readonly Entity[], to: Entity): readonly Referring[] =>
  columnsTo(entities, to, type => type.onDelete === 'restrict')

/** All columns that point at rows of this entity. */
export function columnsTo(
  entities: readonly Entity[],
  to: Entity,
  which: (type: ReferenceTo) => boolean = () => true,
): readonly Referring[] {
  return entities.filter(isTenantEntity).flatMap(entity => {
    entity.init()
    return Object.entries(entity.meta.properties as Record<string, EntityProperty>)
      .filter(([, property]) => {
        const type: unknown = property.customType ?? property.type
        return type instanceof ReferenceTo && type.table === to.meta.tableName && which(type)
      })
      .map(([column]) => ({ entity, table: entity.meta.tableName, column }))
  })
}

/** The table that a column points at, if it points at one. */
export function referencedTable(entity: Entity, column: string): string | undefined {
  entity.init()
  const property = (entity.meta.properties as Record<string, EntityProperty>)[column]
  const type: unknown = property?.customType ?? property?.type
  return type instanceof ReferenceTo ? type.table : undefined
}
