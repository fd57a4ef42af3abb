import type { Context } from '@core/context/context'
import type { EventType } from '@core/context/event'
import type { AskedModules, ModuleTag } from '@core/context/modules'
import type { Reason } from '@core/context/reason'
import type { Entity } from '@core/db/entity'
import type { AnyRow } from '@core/db/schema'
import type { Where } from '@core/db/where'
import type { AnyStates } from '@core/states/states'
import { whatMayBeDone } from '@core/states/what-may-be-done'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { TSchema } from '@sinclair/typebox'
import type { Ability } from './ability'
import type { ChangedRecords } from './changed'

/** A row on its way out, to which enrichers add. */
export type OutgoingRow = AnyRow

/** Adds fields to the rows of a resource, for a whole page at once: never a query per row. */
export interface Enricher {
  /** Name and schema of what it adds. */
  readonly fields: Readonly<Record<string, TSchema>>
  readonly run: (rows: OutgoingRow[], context: Context) => Promise<void>
  /** Only on single records: what a list has no use for. */
  readonly single?: true
  /** Only on rows of lists: single records have more to say. */
  readonly list?: true
}

/**
 * What a plugin adds to the records of another one's resource. Lists and records answer its fields only when `with` asks
 * for them, so that nobody pays for what nobody looks at.
 */
export interface Addition extends Enricher {
  /**
   * With it the fields may be sent as well, along with those of the record and in the same transaction; `given` holds
   * those that were.
   */
  readonly write?: (
    record: { readonly id: number },
    given: Readonly<Record<string, unknown>>,
    context: Context,
  ) => Promise<void>
}

/** What people call the records of a resource, so that other records can refer to them by it. */
export interface CalledBy {
  /** Field of its answers with the name: a column or an enriched one. A column is also known by it in imports. */
  readonly by: string
  /** Fields that tell namesakes apart. */
  readonly notes?: readonly string[]
  /** Order in which a search finds them; by its name unless told. */
  readonly sort?: string
}

/** A collection of records with the five generic calls (S0 §7.2). */
export interface ResourceOptions<E extends Entity> {
  /** Path below `/api/`; the table's name unless told. */
  readonly path?: string
  readonly entity: E
  /** Module(s) of which the company must own one; none means every signed-in user. */
  readonly module?: AskedModules
  /** Least role for reading, 100 unless told. */
  readonly role?: number
  /** Who changes records, where that is not everybody who reads them. */
  readonly writers?: { readonly module?: ModuleTag; readonly role?: number }
  /** Which of the five exist; all unless told. */
  readonly calls?: readonly ('list' | 'get' | 'create' | 'update' | 'delete')[]
  /** Fields that clients read but never write. */
  readonly readonly?: readonly string[]
  /** Order of a list that asks for none. */
  readonly sort?: string
  /** What its records are called; by their `name` unless told. */
  readonly called?: CalledBy
  /** Filters that hold unless the client filters on that column itself. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Filters of its lists that no column answers alone, by their query parameter. */
  readonly filters?: Readonly<Record<string, ListFilter>>
  /** Narrows every call to some rows: column → value, or several of which one must match (`null` for empty). */
  readonly scope?: (context: Context) => Readonly<Record<string, unknown>>
  /** Its status moves only through this table; records answer what may be done with them now. */
  readonly states?: AnyStates
  readonly enrich?: readonly Enricher[]
  /** What can be done with its records besides, and not with those of every resource: `imported()`, `ordered`. */
  readonly abilities?: readonly Ability[]
  /**
   * For records that are parts of another one, which decides whether they may change. Runs before any of them is made,
   * changed, put in order, deleted or put back, with all that the call is about: holds what they are part of, refuses,
   * and notes there that it changes.
   */
  readonly openWhole?: {
    of(context: Context, parts: readonly InferEntity<E>[]): Promise<void>
  }['of']
  /**
   * Runs before a new or changed record is saved: fills in, checks, refuses. `changes` is what the client sent,
   * `before` what stood there, or `null` for a new record. Of several that are written together each is prepared before
   * the first is written.
   */
  readonly prepare?: (
    record: InferEntity<E>,
    context: Context,
    changes: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>> | null,
  ) => Promise<void> | void
  readonly events?: {
    readonly created?: EventType<{ id: number }>
    readonly updated?: EventType<ChangedRecords>
    readonly deleted?: EventType<{ id: number }>
    readonly restored?: EventType<{ id: number }>
  }
}

/** A filter of a list that no column answers alone; `all` asks for nothing. */
export interface ListFilter {
  /** What can be asked, in English, for the document of the API. */
  readonly description: string
  /**
   * What it asks of which columns.
   *
   * @throws Problem 422 for a value that it does not know
   */
  readonly asks: (given: readonly string[]) => Where
}

/** A declared resource. */
export interface Resource<E extends Entity = Entity> extends ResourceOptions<E> {
  readonly path: string
}

/** Declares a resource. Anything odder than these options is a `call()`. */
export const resource = <E extends Entity>(options: ResourceOptions<E>): Resource<E> => ({
  path: options.entity.meta.tableName,
  ...options,
  ...(options.states ? { enrich: [...(options.enrich ?? []), ...whatMayBeDone(options.states)] } : {}),
})

/** A resource with its row type forgotten, as the kernel and lists of resources hold it. */
export type AnyResource = Omit<Resource, 'prepare' | 'openWhole'> & {
  readonly prepare?: unknown
  readonly openWhole?: unknown
}

/** Says which of some records must not be deleted, each with why. */
export interface DeletionGuard {
  /** Table of the records. */
  readonly table: string
  readonly keeps: (ids: readonly number[], context: Context) => Promise<ReadonlyMap<number, Reason>>
}

/** Says whether a record may come out of the trash: `true`, or why not. What it counts against it holds first. */
export interface RestoreGuard {
  readonly table: string
  readonly may: (id: number, context: Context) => Promise<true | Reason>
}
