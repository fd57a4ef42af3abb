import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import type { EntityOf } from '@core/db/mapped'
import { openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { flowReader, flowRelationChanged, relationUpdated } from '.'

const NAMES: readonly string[] = ['name', 'nameprefix', 'surname']

/** A record that keeps whose it is, of a dossier or not. */
interface Kept {
  id: number
  flow_id?: number | null
  relation_id?: number | null
  relation_fullname: string
}

/** Gives records the customer that they have now. */
async function rename(
  context: Context,
  entity: EntityOf<Kept>,
  where: { flow_id: number } | { relation_id: number },
  relation_id: number,
): Promise<void> {
  const customer = await context.use(flowReader).customer(context, relation_id)
  if (!customer) return
  for (const record of await openRecords(context, entity, where))
    Object.assign(record, { relation_id, relation_fullname: fullname(customer) })
}

/**
 * Lets records that keep the customer of their dossier, as `relation_id` and `relation_fullname`, follow it: when the
 * dossier gets another contact person, where they have a `flow_id`, and when that person gets another name.
 */
export const keepsCustomer = (entity: EntityOf<Kept>, { ofFlow = true } = {}): readonly EventHandler[] => {
  const { tableName } = entity.meta
  return [
    ...(ofFlow
      ? [
          on(
            flowRelationChanged,
            `take over the contact person of the ${tableName}`,
            ({ id, relation_id }, context) => rename(context, entity, { flow_id: id }, relation_id),
            { within: true },
          ),
        ]
      : []),
    on(relationUpdated, `take over the name of the customer of the ${tableName}`, async ({ ids, changed }, context) => {
      if (changed.some(field => NAMES.includes(field)))
        for (const id of ids) await rename(context, entity, { relation_id: id }, id)
    }),
  ]
}
