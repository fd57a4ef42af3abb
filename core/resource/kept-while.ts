import type { Entity } from '@core/db/entity'
import { presentAmong } from '@core/db/present-among'
import type { WhereOf } from '@core/db/where'
import type { DeletionGuard } from './resource'

/**
 * Keeps records from being deleted while rows of an entity say so: those whose `column` holds their number and that meet
 * a condition, in the trash or not.
 *
 * @example keptWhile(Invoice, 'relation_id', { number: not(null) }, 'invoice.relation_has_invoices')
 */
export const keptWhile =
  <E extends Entity>(
    entity: E,
    column: keyof WhereOf<E> & string,
    where: WhereOf<E>,
    refusal: string,
  ): DeletionGuard['keeps'] =>
  async (ids, context) => {
    const kept = await presentAmong(context, entity, column, ids, where)
    return new Map(kept.map(id => [id, refusal]))
  }
