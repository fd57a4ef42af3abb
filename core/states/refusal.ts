import type { Context } from '@core/context/context'
import { type Reason, refusedFor } from '@core/context/reason'
import type { AnyStates, Asked, Asking, Stateful } from './states'

/** Why the first guard or check that refuses a move does so; null when all of them let it pass. */
export async function refusalOf(
  context: Context,
  record: Stateful,
  { when = [], checks = [] }: Asking<object>,
  asked: Asked,
): Promise<Reason | null> {
  const refusal = guardsRefusal(context, record, { when }, asked)
  if (refusal) return refusal
  for (const check of checks) {
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
  await ask(context, record, act, asked)
}

/** @throws Problem 409 with the text of the first guard or check that refuses */
export async function ask(context: Context, record: Stateful, asking: Asking<object>, asked: Asked): Promise<void> {
  const refusal = await refusalOf(context, record, asking, asked)
  if (refusal) throw refusedFor(context, refusal)
}
