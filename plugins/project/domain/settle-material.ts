import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { productCatalog } from '@plugins/sales/contract'
import { Project } from '../entities/project'
import type { MaterialRecord } from './material-states'

const MOST = 1_000_000
type Values = Readonly<Record<string, unknown>>

/**
 * Makes a material whole: of which project it is, and what its product says of it.
 *
 * @throws Problem 422 for a project that is not worked on, and for amounts that there are not
 */
export async function settleMaterial(
  material: MaterialRecord,
  context: Context,
  changes: Values,
  before: Values | null,
): Promise<void> {
  if (before && 'project_id' in before && changes.project_id !== before.project_id)
    throw invalid('project_id', 'project.material_stays')
  if (!before) await begin(material, context, changes)
  material.item_name = (material.item_name ?? '').trim()
  if (!material.item_name) throw invalid('item_name', 'core.required')
  for (const column of ['amount', 'amount_used', 'unit_rate_exc'] as const)
    if (material[column] < 0 || material[column] > MOST) throw invalid(column, 'core.invalid_number')
}

async function begin(material: MaterialRecord, context: Context, given: Values): Promise<void> {
  // What comes of an agreement is whole.
  if (material.origin) return
  const project = await readRow(context, Project, { id: material.project_id })
  if (!project || project.is_template) throw invalid('project_id', 'core.unknown_reference')
  if (project.status === 'cancelled') throw invalid('project_id', 'project.is_cancelled')
  if (material.status !== 'to_order') throw invalid('status', 'core.invalid_value')
  material.flow_id = project.flow_id
  if (!material.product_id) return
  const [product] = await context.use(productCatalog).byIds(context, [material.product_id])
  if (!product) throw invalid('product_id', 'core.unknown_reference')
  material.item_name ||= product.item_name
  material.supplier ??= product.supplier
  material.external_reference ??= product.external_reference
  if (!('unit_of_measurement' in given)) material.unit_of_measurement = product.unit_of_measurement
  if (!('vat_percentage' in given)) material.vat_percentage = product.vat_percentage
  if (!('unit_rate_exc' in given)) material.unit_rate_exc = product.producttablerows[0]?.unit_rate_exc ?? 0
}
