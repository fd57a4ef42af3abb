import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import type { EntityOf } from '@core/db/mapped'
import { openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { flowReader, flowRelationChanged, relationUpdated } from '.'

/** A record of a dossier that keeps whose it is. */
interface OfCustomer {
  id: number
  flow_id?: number | null
  relation_id?: number | null
  relation_fullname: string
}

/** Work of dossiers has the customer that these have now: another contact person at once, another name after the commit. */
export function customerFollows(entity: EntityOf<OfCustomer>): readonly EventHandler[] {
  async function rename(context: Context, where: { flow_id: number } | { relation_id: number }, relation_id: number) {
    const customer = await context.use(flowReader).customer(context, relation_id)
    if (!customer) return
    for (const record of await openRecords(context, entity, where))
      Object.assign(record, { relation_id, relation_fullname: fullname(customer) })
  }
  return [
    on(
      flowRelationChanged,
      'take over the contact person',
      ({ id, relation_id }, context) => rename(context, { flow_id: id }, relation_id),
      { within: true },
    ),
    on(relationUpdated, 'take over the name', async ({ ids, changed }, context) => {
      if (changed.some(field => ['name', 'nameprefix', 'surname'].includes(field)))
        for (const id of ids) await rename(context, { relation_id: id }, id)
    }),
  ]
}
