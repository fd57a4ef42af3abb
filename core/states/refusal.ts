import type { Context } from '@core/context/context'
import { type Reason, refusedFor } from '@core/context/reason'
import { withoutParent } from './parents'
import type { AnyStates, Asked, Asking, Refusals, Stateful } from './states'
import { stoodOn } from './stood-on'

/** What stands around some records: those whose parent lies in the trash, and those on which something stands. */
export interface Around {
  readonly trashed: Refusals
  readonly stood: Refusals
}

/**
 * Looks up what stands around some records. Nothing stands on what never left its first status.
 *
 * @param made the move is made and not only looked at
 */
export async function around(
  context: Context,
  { entity, initial }: AnyStates,
  records: readonly Stateful[],
  { unsettles = false, made = false }: { unsettles?: boolean | undefined; made?: boolean } = {},
): Promise<Around> {
  const settled = unsettles ? records.filter(({ status }) => status !== initial) : []
  const [trashed, stood] = await Promise.all([
    withoutParent(context, entity, records, { made }),
    stoodOn(
      context,
      entity,
      settled.map(({ id }) => id),
    ),
  ])
  return { trashed, stood }
}

/** Why what stands around a record refuses something that is done with it; null when nothing does. */
export const refusalAround = ({ trashed, stood }: Around, id: number, asking: Asking<object>): Reason | null =>
  (!asking.inTrashToo && trashed.get(id)) || (asking.unsettles && stood.get(id)) || null

/**
 * Why a move is refused: by what stands around the record, or by the first guard or check that does so. Null when all of
 * them let it pass.
 */
export async function refusalOf(
  context: Context,
  table: AnyStates,
  record: Stateful,
  asking: Asking<object>,
  asked: Asked,
  known?: Around,
): Promise<Reason | null> {
  const { unsettles } = asking
  const surroundings = known ?? (await around(context, table, [record], { unsettles, made: asked.made }))
  return refusalAround(surroundings, record.id, asking) ?? ownRefusal(context, record, asking, asked)
}

/** The same without what stands around the record. */
export async function ownRefusal(
  context: Context,
  record: Stateful,
  asking: Asking<object>,
  asked: Asked,
): Promise<Reason | null> {
  const refusal = guardsRefusal(context, record, asking, asked)
  if (refusal) return refusal
  for (const check of asking.checks ?? []) {
    const verdict = await check(record, context, asked)
    if (verdict !== true) return verdict
  }
  return null
}

/** The same by the guards alone: what can be said of a record without looking anything up. */
export function guardsRefusal(
  context: Context,
  record: object,
  { when = [] }: Asking<object>,
  asked: Asked,
): string | null {
  const verdict = when.map(guard => guard(record, context, asked)).find(said => said !== true)
  return typeof verdict === 'string' ? verdict : null
}

/**
 * Lets an act of the table be done with a record, as screens found it in `can`.
 *
 * @throws Problem 409 from a status in which it is not done, or with the text of the guard or check that refuses
 */
export async function askFor(context: Context, table: AnyStates, record: Stateful, name: string): Promise<void> {
  const act = table.acts?.[name]
  if (!act) throw new Error(`${table.entity.meta.tableName} has no act ${name}`)
  const asked = { to: record.status, at: new Date(), made: true }
  // A guard says more than that the status is wrong.
  if (!act.from.includes(record.status))
    throw context.refuse(guardsRefusal(context, record, act, asked) ?? 'core.transition_refused')
  await ask(context, table, record, act, asked)
}

/** @throws Problem 409 with the text of what refuses first */
export async function ask(
  context: Context,
  table: AnyStates,
  record: Stateful,
  asking: Asking<object>,
  asked: Asked,
): Promise<void> {
  const refusal = await refusalOf(context, table, record, asking, asked)
  if (refusal) throw refusedFor(context, refusal)
}
