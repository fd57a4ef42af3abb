import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { fromEuros, toEuros } from '@core/domain/money'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentVersion } from '../entities/document-version'
import type { DocumentSource } from './document-content'
import { isShown } from './is-shown'
import { type CalculationItemRow, workOut } from './work-out'

/** How many of some products a document counts, and for how much: euros excluding VAT, with its discounts taken off. */
export interface ProductFigures {
  readonly amount: number
  readonly revenue: number
}

/** What of a document the figures go by. */
export type FiguredDocument = Pick<
  DocumentRecord,
  'id' | 'status' | 'calculation_id' | 'documentversion_id' | 'changed_since_sent'
>

interface Lines {
  readonly calc_base: string
  readonly discount: number
  readonly items: readonly CalculationItemRow[]
}

/**
 * What documents of a kind count of some products, by the number of the document: lines that count in its totals, as its
 * customer sees them or, before anybody does, as they are now. As many statements as for one document.
 */
export async function productFigures(
  context: Context,
  kind: Pick<DocumentKind, 'hidden'>,
  documents: readonly FiguredDocument[],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductFigures>> {
  const isOther = (document: FiguredDocument) => document.changed_since_sent && isShown(kind, document)
  const lines = new Map([
    ...(await linesAsSent(context, documents.filter(isOther))),
    ...(await linesNow(
      context,
      documents.filter(document => !isOther(document)),
    )),
  ])
  return new Map(
    documents.map(({ id }) => {
      const { items = [], ...calculation } = lines.get(id) ?? { calc_base: 'exc', discount: 0 }
      return [id, figuresOf(calculation, items, productIds)]
    }),
  )
}

async function linesNow(context: Context, documents: readonly FiguredDocument[]): Promise<[number, Lines][]> {
  const ids = documents.flatMap(({ calculation_id }) => calculation_id ?? [])
  if (!ids.length) return []
  const calculations = await readRows(context, Calculation, ['id', 'calc_base', 'discount'], { id: ids })
  const items = await readRows(context, CalculationItem, 'all', { calculation_id: ids }, 'order')
  const perCalculation = Map.groupBy(items, ({ calculation_id }) => calculation_id)
  return documents.flatMap(({ id, calculation_id }) => {
    const calculation = calculations.find(one => one.id === calculation_id)
    return calculation ? [[id, { ...calculation, items: perCalculation.get(calculation.id) ?? [] }]] : []
  })
}

/** The rows say something else by now than what the customer sees. */
async function linesAsSent(context: Context, documents: readonly FiguredDocument[]): Promise<[number, Lines][]> {
  const ids = documents.flatMap(({ documentversion_id }) => documentversion_id ?? [])
  const versions = ids.length ? await openRecords(context, DocumentVersion, { id: ids }) : []
  return versions.map(({ versionable_id, source }) => [versionable_id, JSON.parse(source) as DocumentSource])
}

function figuresOf(
  calculation: Omit<Lines, 'items'>,
  items: readonly CalculationItemRow[],
  productIds: readonly number[],
): ProductFigures {
  const products = new Map(items.map(({ id, product_id }) => [id, product_id]))
  const counted = workOut(calculation, items).items.filter(({ counts, item }) => {
    const product = products.get(item.id)
    return counts && product !== null && product !== undefined && productIds.includes(product)
  })
  const cents = counted.reduce((sum, { amounts }) => sum + fromEuros(amounts.amount_exc_vat), 0)
  // In ten-thousandths, as quantities are kept.
  const units = counted.reduce((sum, { product_amount }) => sum + Math.round(product_amount * 10_000), 0)
  return { amount: units / 10_000, revenue: toEuros(cents) }
}
