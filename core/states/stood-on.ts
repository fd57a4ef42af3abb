import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'
import type { Refusals } from './states'

/** What stands on the records of a table, as whoever made it knows: invoices stand on the quotation that they bill. */
export interface StandsOn {
  readonly table: string
  /** Those of some records on which something stands, each with why it stays as it is. */
  readonly keeps: (ids: readonly number[], context: Context) => Promise<Refusals>
}

/**
 * Everything that stands on records of others. What something stands on is neither put back nor called off, changed nor
 * deleted: a move that does so says `unsettles`. Entries count whatever the company owns.
 */
export const standings = defineRegistry<StandsOn>('core.stands-on', { always: true })

/** Those of some records on which something stands, each with why it stays as it is. */
export async function stoodOn(context: Context, { meta }: Entity, ids: readonly number[]): Promise<Refusals> {
  const refusals = new Map<number, Refusals extends ReadonlyMap<number, infer R> ? R : never>()
  for (const { table, keeps } of context.all(standings)) {
    const open = table === meta.tableName ? ids.filter(id => !refusals.has(id)) : []
    if (open.length) for (const [id, refusal] of await keeps(open, context)) refusals.set(id, refusal)
  }
  return refusals
}
