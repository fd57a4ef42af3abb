import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { removeRecords } from '@core/resource/record'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { inReadingOrder } from './calculation-item'
import type { CalculationItemRecord, CalculationRecord } from './calculation-store'
import { itemsOf } from './items-of'
import { withAnswers } from './price-answers'
import { fromProduct, oneRate } from './product-lines'
import { type ProposedLine, proposedLines } from './proposed-lines'
import { asInput } from './work-out'

/**
 * Lets the lines that came from forms be what the forms of the dossier ask for now (G-CALCACT, R-CALC-009): what is asked for
 * comes, with its amount and the answers that its price looks at; what is not goes. What people typed on such a line stays,
 * and so do all lines of their own. With `origin_grouping` each form has a header.
 *
 * @throws Problem 409 on the lines of a part invoice, whose amounts are fixed
 */
export async function rebuildFromForms(context: Context, calculation: CalculationRecord): Promise<void> {
  const items = await linesToChange(context, calculation)
  const { origin_cumulatives: cumulative, flow_id } = calculation
  const asked = flow_id ? await proposedLines(context, flow_id, { cumulative }) : []
  const headers = calculation.origin_grouping && !cumulative ? headersOf(asked) : []
  const wanted = new Set([...asked.map(({ origin }) => origin), ...headers.map(({ origin }) => origin)])
  const gone = items.filter(({ origin }) => origin && !wanted.has(origin))
  for (const item of items)
    if (gone.some(({ id }) => id === item.calculationitem_id) && !gone.includes(item)) item.calculationitem_id = null
  await writeNow(context)
  await removeRecords(calculationItems, context, gone)
  const known = new Map(items.flatMap(item => (item.origin && !gone.includes(item) ? [[item.origin, item]] : [])))
  await writeLines(context, calculation, known, asked, headers)
  await putTogether(context, calculation, asked, headers)
  context.log({ type: 'calculation', id: calculation.id, description: 'rebuilt' })
}

/**
 * Adds what the forms ask for and is not there yet, and changes nothing else (G-CALCACT).
 *
 * @throws Problem 409 on the lines of a part invoice
 */
export async function addAskedLines(context: Context, calculation: CalculationRecord): Promise<void> {
  const items = await linesToChange(context, calculation)
  const { origin_cumulatives: cumulative, flow_id } = calculation
  const asked = flow_id ? await proposedLines(context, flow_id, { cumulative }) : []
  const products = new Set(items.filter(({ origin }) => !origin).map(({ product_id }) => product_id))
  const origins = new Set(items.map(({ origin }) => origin))
  const missing = asked.filter(({ origin, product }) => !origins.has(origin) && !products.has(product.id))
  await writeLines(context, calculation, new Map(), missing, [])
  if (missing.length)
    context.log({
      type: 'calculation',
      id: calculation.id,
      description: 'lines_added',
      after: { lines: missing.length },
    })
}

async function linesToChange(context: Context, { id }: CalculationRecord): Promise<CalculationItemRecord[]> {
  const items = await openRecords(context, CalculationItem, { calculation_id: id, deleted_at: null }, { sort: 'order' })
  if (items.some(({ settled }) => settled)) throw refused('documents.part_fixed')
  return items
}

interface Header {
  readonly origin: string
  readonly name: string
}

const headerKey = (formId: number) => `form:${formId}`

const headersOf = (asked: readonly ProposedLine[]): Header[] => [
  ...new Map(
    asked.flatMap(({ form }) => (form ? [[form.id, { origin: headerKey(form.id), name: form.name }] as const] : [])),
  ).values(),
]

/** Changes the lines that are known, and adds the others at the end. */
async function writeLines(
  context: Context,
  calculation: CalculationRecord,
  known: ReadonlyMap<string, CalculationItemRecord>,
  asked: readonly ProposedLine[],
  headers: readonly Header[],
): Promise<void> {
  const filled = await withAnswers(
    context,
    calculation.flow_id,
    asked.map(({ origin, product, amount, answers }): Record<string, unknown> => {
      const { product_snapshot, ...line } = oneRate(fromProduct(product), {})
      return {
        ...line,
        product_snapshot: { ...(product_snapshot as object), asked: { amount, answers } },
        product_id: product.id,
        product_amount: amount,
        origin,
      }
    }),
  )
  const last = (await itemsOf(context, calculation.id)).reduce((most, { order }) => Math.max(most, order), 0)
  const owned = { calculation_id: calculation.id, calculable_type: calculation.calculable_type }
  const made: object[] = headers
    .filter(({ origin }) => !known.has(origin))
    .map(({ origin, name }) => ({ ...owned, item_type: 'header', item_name: name, origin }))
  for (const { origin, name } of headers) {
    const item = known.get(origin)
    if (item) item.item_name = name
  }
  for (const line of filled) {
    const item = known.get(String(line.origin))
    if (item) Object.assign(item, { product_amount: line.product_amount, product_snapshot: line.product_snapshot })
    else made.push({ ...owned, ...line })
  }
  await writeNow(context)
  await insertRows(
    context,
    CalculationItem,
    made.map((line, at) => ({ ...line, order: last + 1 + at })),
  )
}

/** Puts the lines of forms together where the first of them stood, each under its header. */
async function putTogether(
  context: Context,
  { id }: CalculationRecord,
  asked: readonly ProposedLine[],
  headers: readonly Header[],
): Promise<void> {
  const items = await openRecords(context, CalculationItem, { calculation_id: id, deleted_at: null }, { sort: 'order' })
  const places = new Map(
    [
      ...(headers.length
        ? headers.flatMap(header => [
            header.origin,
            ...asked.filter(({ form }) => form && headerKey(form.id) === header.origin).map(({ origin }) => origin),
          ])
        : asked.map(({ origin }) => origin)),
    ].map((origin, place) => [origin, place]),
  )
  const inOrder = inReadingOrder((await itemsOf(context, id)).map(asInput))
  const top = inOrder.filter(({ calculationitem_id }) => !calculationitem_id)
  const stored = new Map(items.map(item => [item.id, item]))
  const placeOf = (item: { id: number }) => places.get(stored.get(item.id)?.origin ?? '')
  const first = top.findIndex(item => placeOf(item) !== undefined)
  if (first < 0) return
  const ofForms = top
    .filter(item => placeOf(item) !== undefined)
    .toSorted((one, other) => Number(placeOf(one)) - Number(placeOf(other)))
  const own = top.filter(item => placeOf(item) === undefined)
  const before = own.filter(item => top.indexOf(item) < first)
  const order = [...before, ...ofForms, ...own.filter(item => !before.includes(item))]
  const below = inOrder.filter(({ calculationitem_id }) => calculationitem_id)
  for (const [at, { id: itemId }] of [...order, ...below].entries()) {
    const item = stored.get(itemId)
    if (item) item.order = at + 1
  }
  await writeNow(context)
}
