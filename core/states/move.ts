import type { Context } from '@core/context/context'
import type { EventType } from '@core/context/event'
import { holdVersion } from '@core/db/hold-version'
import { flowOf } from '@core/resource/timeline'
import type { Moved } from './moved'
import { ask } from './refusal'
import { type AnyMove, type AnyStates, ownedColumns, type Stateful } from './states'

/** How a move is made. */
export interface Act<R> {
  /** The customer who does it; the signed-in user otherwise. */
  readonly by?: string
  /** When it happened; now unless told. */
  readonly at?: Date
  /** Values of columns that belong to the new status. */
  readonly set?: Partial<R>
  /**
   * Does what has to be there before the status is, once the guards let it pass, and answers further values of columns
   * that belong to it.
   */
  readonly prepare?: () => Promise<Partial<R>>
  /** More for the line in the log: of what the record has now, and of what it had. */
  readonly note?: Readonly<Record<string, unknown>>
  readonly was?: Readonly<Record<string, unknown>>
}

/**
 * Makes a move: asks the guards and what stands around the record, sets the status, stamps, logs and tells, in the caller's transaction. The row is held
 * from here on, so that of several moves at once each sees what the one before it did.
 *
 * @throws Problem 409 from a status that the move does not start from, or with the text of the guard that refuses
 */
export async function move<R extends Stateful, T extends AnyStates>(
  context: Context,
  table: T,
  record: R,
  name: keyof T['moves'] & string,
  act: Act<R> = {},
): Promise<void> {
  const found: AnyMove | undefined = table.moves[name]
  if (!found) throw new Error(`${table.entity.meta.tableName} has no move ${name}`)
  const { from, to, stamps, tells, logs = name } = found
  await holdVersion(context, table.entity, record)
  if (!from.includes(record.status)) throw context.refuse('core.transition_refused')
  const at = act.at ?? new Date()
  await ask(context, table, record, found, { to, at, made: true })
  const stamp = stamps ? { [stamps]: at } : {}
  const before = ownValues(table, record)
  const prepared = await act.prepare?.()
  await enter(context, table, record, to, { ...act.set, ...prepared, ...stamp }, { logs, act, tells, before })
}

interface Entering {
  readonly logs: string
  readonly act: Pick<Act<never>, 'by' | 'note' | 'was'>
  readonly tells?: EventType<Moved> | undefined
  /** What the record had; as it is now unless told. */
  readonly before?: Readonly<Record<string, unknown>>
}

/** The status of a record and what belongs to it. */
function ownValues(table: AnyStates, record: Stateful): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...record }
  return Object.fromEntries(['status', ...ownedColumns(table)].map(column => [column, values[column] ?? null]))
}

/** Sets a status with what belongs to it, writes it down and tells of it. */
export async function enter(
  context: Context,
  table: AnyStates,
  record: Stateful,
  to: string,
  set: object,
  { logs, act, tells, before = ownValues(table, record) }: Entering,
): Promise<void> {
  Object.assign(record, set, { status: to })
  await context.em.flush()
  const type = table.entity.meta.tableName
  const flow_id = flowOf(context, type, record)
  context.log({
    type,
    id: record.id,
    flowId: flow_id,
    description: logs,
    ...(act.by ? { customerName: act.by } : {}),
    before: { ...before, ...act.was },
    after: { ...ownValues(table, record), ...act.note },
  })
  if (!tells) return
  const by = act.by ?? context.user?.fullname ?? null
  await context.emit(tells, { id: record.id, flow_id, from: String(before.status), to, by })
}
