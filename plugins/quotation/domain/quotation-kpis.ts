import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import type { KpiSource } from '@plugins/crm/contract/kpis'
import { type ProductFigures, productFigures } from '@plugins/documents/contract'
import { productCatalog } from '@plugins/sales/contract'
import { Quotation } from '../entities/quotation'
import { countingOf } from './dossier-follows'
import { quotationKind } from './quotation-kind'

const COLUMNS = ['id', 'flow_id', 'status', 'calculation_id', 'documentversion_id', 'changed_since_sent'] as const

/** Statuses in which a dossier can count for a quotation. */
const COUNTED = ['draft', 'sent', 'approved', 'rejected', 'expired'] as const

/** Key figures of what dossiers sell of some products, by the quotations that they are worth (G-KPI). */
const productKpi = (type: KpiSource['type'], figure: keyof ProductFigures): KpiSource => ({
  type,
  async check(context, { products }, field) {
    const known = products.length ? await context.use(productCatalog).byIds(context, products) : []
    if (known.length < new Set(products).size) throw invalid(field.products, 'core.unknown_reference')
    return {}
  },
  async valuesOf(context, { products }, flowIds) {
    const counting = await countingIn(context, flowIds)
    const figures = await productFigures(context, quotationKind, counting, products)
    const perFlow = Map.groupBy(counting, ({ flow_id }) => flow_id)
    return new Map(
      flowIds.flatMap(id => {
        const own = perFlow.get(id)
        return own ? [[id, added(own.map(({ id }) => figures.get(id)?.[figure] ?? 0))]] : []
      }),
    )
  },
})

export const quotationKpis: readonly KpiSource[] = [
  productKpi('productamount', 'amount'),
  productKpi('productrevenue', 'revenue'),
]

async function countingIn(context: Context, flowIds: readonly number[]) {
  const where = { flow_id: [...flowIds], is_template: false, status: [...COUNTED] }
  const found = await readRows(context, Quotation, COLUMNS, where)
  return [...Map.groupBy(found, ({ flow_id }) => flow_id).values()].flatMap(countingOf)
}

const added = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + Math.round(figure * 10_000), 0) / 10_000
