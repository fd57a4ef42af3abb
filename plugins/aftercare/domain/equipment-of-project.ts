import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { createRecords } from '@core/resource/record'
import { today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { projectEvents } from '@plugins/project/contract'
import { placedMaterials } from '@plugins/project/contract/placed-materials'
import { productCatalog } from '@plugins/sales/contract'
import { Equipment } from '../entities/equipment'
import { equipment } from '../resources/equipment'

/** More of one product in a house are no devices that somebody looks after one by one. */
const MOST = 20

/** What products say is equipment stands at the customer's once the project that placed it is done; each once. */
async function registerPlaced(context: Context, project_id: number): Promise<void> {
  const work = await context.use(placedMaterials).of(context, project_id)
  const flow = work && (await context.use(flowReader).flow(context, work.flow_id))
  if (!work || !flow) return
  const amounts = new Map<number, number>()
  for (const { product_id, amount } of work.materials)
    amounts.set(product_id, (amounts.get(product_id) ?? 0) + Math.min(MOST, Math.ceil(amount)))
  const products = await context.use(productCatalog).byIds(context, [...amounts.keys()])
  const there = await readRows(context, Equipment, ['product_id'], { project_id }, 'id', { trashed: 'either' })
  const made = products
    .filter(({ is_equipment }) => is_equipment)
    .flatMap(({ id, item_name }) => {
      const missing = (amounts.get(id) ?? 0) - there.filter(({ product_id }) => product_id === id).length
      return Array.from({ length: Math.max(0, missing) }, () => ({
        ...{ description: item_name, product_id: id, project_id },
        ...{ relation_id: flow.relation_id, flow_id: flow.id, installed_on: today(context.company) },
      }))
    })
  if (made.length) await createRecords(equipment, context, made)
}

export const equipmentFollows: EventHandler = on(
  projectEvents.completed,
  'register the equipment that it placed',
  ({ id }, context) => registerPlaced(context, id),
  { within: true },
)
