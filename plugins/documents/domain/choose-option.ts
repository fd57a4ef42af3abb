import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { holdVersion } from '@core/db/hold-version'
import { openRecord } from '@core/db/open-record'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { CalculationItem } from '../entities/calculation-item'
import { calculationOf, checkSize, recalculate } from './calculation-store'
import { keepVersion, type Version } from './freeze-document'
import { termsFit } from './payment-terms'
import { shownVersion } from './shown-version'
import { workOut } from './work-out'

/**
 * A customer chooses additional work, or takes the choice back; only lines that are additional work can be chosen. What
 * they see from then on is a version of its own with the same number, so that what they agree to is what they chose.
 *
 * @throws Problem 404 for another line, 409 when the document can no longer be answered or its payment terms would be more
 * than its total
 */
export async function chooseOption(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  itemId: number,
  selected: boolean,
): Promise<Version> {
  await holdVersion(context, kind.entity, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const shown = await shownVersion(context, kind, document)
  const option = shown?.source.items.find(({ id, additionalwork }) => id === itemId && additionalwork)
  if (!shown || !option) throw notFound()
  if (option.selected === selected) return shown
  const items = shown.source.items.map(item => (item.id === itemId ? { ...item, selected } : item))
  const worked = workOut(shown.source, items)
  checkSize(worked)
  if (!termsFit(shown.source.paymentterms ?? [], worked.totals.amount_inc_vat))
    throw new Problem(409, 'documents.choice_breaks_terms')
  const { kind: code, ...rest } = shown.source
  const next = await keepVersion(
    context,
    code,
    document.id,
    shown.number,
    { ...rest, kind: code, items },
    { customer_name: document.relation_fullname },
  )
  const { amount_exc_vat, amount_inc_vat } = next.content
  Object.assign(document, { documentversion_id: next.id, amount_exc_vat, amount_inc_vat })
  await followChoice(context, document, itemId, selected)
  context.log({
    type: 'calculationitem',
    id: itemId,
    flowId: document.flow_id,
    customerName: document.relation_fullname,
    description: 'option_chosen',
    before: { selected: !selected },
    after: { selected },
  })
  await context.emit(kind.events.amountChanged, { id: document.id, flow_id: document.flow_id })
  return next
}

/** The rows, which may be a next version by now, follow the choice where they still have the line. */
async function followChoice(context: Context, document: DocumentRecord, itemId: number, selected: boolean) {
  const calculation = await calculationOf(context, document.calculation_id)
  const item = calculation
    ? await openRecord(context, CalculationItem, {
        id: itemId,
        calculation_id: calculation.id,
        additionalwork: true,
        deleted_at: null,
      })
    : null
  if (!calculation || !item) return
  item.selected = selected
  await recalculate(context, calculation)
}
