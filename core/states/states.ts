import type { Context } from '@core/context/context'
import type { EventType } from '@core/context/event'
import type { Reason } from '@core/context/reason'
import type { Entity } from '@core/db/entity'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { Moved } from './moved'

/** A record with a status, in the hands of the mapper. */
export interface Stateful {
  id: number
  status: string
  version: number
  flow_id?: number | null | undefined
}

/** What guards and checks are asked about. */
export interface Asked {
  /** The status that the record would get: a putting back has several to choose from, and an act leaves the one it has. */
  readonly to: string
  readonly at: Date
  /** The move is made and not only looked at: what it counts against is held before it is read. */
  readonly made: boolean
}

/** Says of a record alone whether a move may happen: `true`, or the key of the text that says why not. */
export type Guard<R> = { of(record: R, context: Context, asked: Asked): true | string }['of']

/** Why some records are refused, by their number. */
export type Refusals = ReadonlyMap<number, Reason>

type Checks<R> = { of(records: readonly R[], context: Context): Promise<Refusals> }['of']

/** The same for what has to be looked up; asked when the move is made, and on single records by who only looks. */
export type Check<R> = { of(record: R, context: Context, asked: Asked): Promise<true | Reason> }['of'] & {
  /** Looks it up for the rows of a list together, so that they say as much as single records do. */
  readonly ofMany?: Checks<R>
}

/** A check that one statement answers for as many records as there are: for acts that lists offer. */
export const checkOfMany = <R extends { readonly id: number }>(ofMany: Checks<R>): Check<R> =>
  Object.assign(
    async (record: R, context: Context) => (await ofMany([record], context)).get(record.id) ?? (true as const),
    { ofMany },
  )

type MomentOf<R> = { [K in keyof R]-?: Date extends R[K] ? K : never }[keyof R] & string

/** What has to be so for a move. */
export interface Asking<R> {
  readonly when?: readonly Guard<R>[]
  readonly checks?: readonly Check<R>[]
  /** It takes away what others may stand on, such as an amount that was billed: refused while something does. */
  readonly unsettles?: true
  /** Nobody outside hears of it: it is done while what the record belongs to lies in the trash as well. */
  readonly inTrashToo?: true
}

/** One row of a table of states. */
export interface Move<R, S extends string = string> extends Asking<R> {
  readonly from: readonly S[]
  readonly to: S
  /** Column that keeps the moment at which it happened. */
  readonly stamps?: MomentOf<R>
  /** Event that tells of it. */
  readonly tells?: EventType<Moved>
  /** Description of the line in the log; the name of the move unless told. */
  readonly logs?: string
  /** Staff have no call for it: a customer makes it, a job, or what it follows from. Screens do not offer it. */
  readonly offered?: false
}

/**
 * Something that is done with a record and gives it no other status, such as reminding of it. Its call asks by `askFor()`,
 * and screens find it in `can` beside the moves.
 */
export interface Deed<R, S extends string = string> extends Asking<R> {
  readonly from: readonly S[]
}

/** How a record is put back in a status that it had: a move like the others, to where its own log says it came from. */
export interface PutBack<R, S extends string = string> extends Asking<R> {
  /** Statuses that it may be put back to. */
  readonly to: readonly S[]
  readonly tells?: EventType<Moved>
}

/**
 * How whoever may change a record sets its status directly, as a field beside others, where there is no call for each
 * move. It is still {@link move} that brings the record there.
 */
export interface Direct<R> {
  /** Fields of a change that say where to, the status among them. They are no fields that a change writes. */
  readonly fields: readonly string[]
  readonly run: { of(context: Context, record: R, given: Readonly<Record<string, unknown>>): Promise<void> }['of']
}

/** What the moves of one kind of record are. A newcomer reads the table; {@link move} is the one door. */
export interface States<R = never, M extends string = string> {
  readonly entity: Entity
  readonly initial: string
  readonly moves: Readonly<Record<M, Move<R>>>
  readonly acts?: Readonly<Record<string, Deed<R>>>
  readonly putBack?: PutBack<R>
  readonly direct?: Direct<R>
  /** Rows of lists say what may be done with them as well, by guards and {@link checkOfMany}: for lists that offer it. */
  readonly inLists?: true
  /** Columns that belong to statuses besides the stamps: set by a move, and put back along with the status. */
  readonly owns?: readonly (keyof R & string)[]
}

/** Entities with a column `status`. */
type StatefulEntity = Entity & { readonly '~entity'?: unknown }
type StatusOf<E> = InferEntity<E> extends { status: infer S extends string } ? S : string

/** Declares the table of an entity's statuses; names of statuses and columns that do not exist are type errors. */
export const states = <E extends StatefulEntity, const M extends string>(
  entity: E,
  table: {
    readonly initial: StatusOf<E>
    readonly moves: Readonly<Record<M, Move<InferEntity<E>, StatusOf<E>>>>
    readonly acts?: Readonly<Record<string, Deed<InferEntity<E>, StatusOf<E>>>>
    readonly putBack?: PutBack<InferEntity<E>, StatusOf<E>>
    readonly direct?: Direct<InferEntity<E>>
    readonly inLists?: true
    readonly owns?: readonly (keyof InferEntity<E> & string)[]
  },
): States<InferEntity<E>, M> => ({ entity, ...table })

/** A move and a table with their record type forgotten, as resources and lists hold them. */
export type AnyMove = Omit<Move<object>, 'stamps'> & { readonly stamps?: string }
export interface AnyStates {
  readonly entity: Entity
  readonly initial: string
  readonly moves: Readonly<Record<string, AnyMove>>
  readonly acts?: Readonly<Record<string, Deed<object>>>
  readonly putBack?: PutBack<object>
  readonly direct?: Direct<object>
  readonly inLists?: true
  readonly owns?: readonly string[]
}

/** Fields that only moves write, and no client; of a table that is moved {@link Direct directly} clients send them. */
export const movedFields = (table: AnyStates | undefined): readonly string[] =>
  table && !table.direct ? ['status'] : []

/** Columns that a status brings along. */
export const ownedColumns = ({ owns = [], moves }: AnyStates): string[] => [
  ...new Set([...owns, ...Object.values(moves).flatMap(({ stamps }) => stamps ?? [])]),
]

/** Statuses of the column that nothing leads to: a mistake in the table. */
export function unreachableStates({ entity, initial, moves }: AnyStates): string[] {
  entity.init()
  const { status } = entity.meta.properties as { status?: { items?: readonly unknown[] } }
  const reached = new Set<unknown>([initial, ...Object.values(moves).map(({ to }) => to)])
  return (status?.items ?? []).filter(item => !reached.has(item)).map(String)
}
