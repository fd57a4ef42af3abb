import type { EntityName } from '@mikro-orm/postgresql'
import type { Entity } from './entity'

/** A record of an entity that is not known by name. */
export type AnyRecord = Record<string, unknown> & { id: number; version?: number; deleted_at?: Date | null }

/** A record in the hands of the mapper: what is changed in it is written. */
export type Opened<E> = E extends { '~entity': infer T extends object } ? T : AnyRecord

/** Any entity whose records are at least this: what an engine for several kinds asks of them. */
export type EntityOf<T extends object> = Entity & { readonly '~entity': T }

/**
 * A value as the mapper takes it: the types of its methods ask for what can be told of a class, and of an entity that is
 * itself a parameter it cannot.
 */
export const forMapper = (value: unknown): never => value as never

/** An entity as the mapper takes it. */
export const mapped = <E extends Entity>(entity: E): EntityName<Opened<E>> => forMapper(entity)
