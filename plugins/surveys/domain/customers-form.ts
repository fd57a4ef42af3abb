import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { type FlowFacts, flowLink, flowReader } from '@plugins/crm/contract'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalDataField } from '../entities/vertical-data-field'
import { type KeptField, VerticalVersion } from '../entities/vertical-version'

/** The dossier of a link, as long as its customer has something to fill in there. @throws Problem 404 */
export async function customersFlow(context: Context, flowId: number): Promise<FlowFacts> {
  const flow = await context.use(flowReader).flow(context, flowId)
  if (!flow) throw new Problem(404, flowLink.gone)
  if (flow.status === 'cancelled') throw new Problem(404, 'surveys.customer_cancelled')
  return flow
}

/**
 * A form that the customer of a dossier was asked to fill in, with what it asks.
 *
 * @param use to write it is held, and must be open; `hold` takes one that was sent as well
 * @throws Problem 404 for one that was withdrawn, is in the trash or belongs elsewhere, 409 to change one that was sent
 */
export async function customersForm(context: Context, flowId: number, id: number, use: 'read' | 'hold' | 'write') {
  const flow = await customersFlow(context, flowId)
  const hold = use === 'read' ? {} : { hold: true }
  const item = await openRecord(context, FlowDataItem, { id, flow_id: flowId, deleted_at: null }, hold)
  if (!item?.asked_at) throw new Problem(404, 'surveys.customer_withdrawn')
  if (use === 'write' && item.status !== 'open') throw context.refuse('surveys.customer_sent')
  const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
  const fields: readonly KeptField[] = version?.fields ?? []
  return {
    ...{ flow, item, fields, form_name: version?.description ?? '' },
    staffOnly: await staffOnlyNow(context, [item.vertical_id]),
  }
}

/** Fields that are for staff alone by now, of forms: also in what was begun before. */
export async function staffOnlyNow(context: Context, verticalIds: readonly number[]): Promise<ReadonlySet<number>> {
  const where = { vertical_id: [...new Set(verticalIds)], staff_only: 1 }
  const found = verticalIds.length ? await readRows(context, VerticalDataField, ['id'], where) : []
  return new Set(found.map(({ id }) => id))
}
