import type { Context } from '@core/context/context'
import { invalid, notFound, Problem, refused } from '@core/context/problem'
import { holdVersion } from '@core/db/hold-version'
import { openRecords } from '@core/db/open-record'
import { isSame } from '@core/domain/is-same'
import { guardsRefusal } from '@core/states/refusal'
import { stoodOn } from '@core/states/stood-on'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { CalculationItem } from '../entities/calculation-item'
import { type CalculationItemRecord, calculationOf, checkSize, recalculate } from './calculation-store'
import { keepVersion, type Version } from './freeze-document'
import { offeredOptions } from './offered-options'
import { type Choosable, groupOf, ruleOf, withChoice } from './option-groups'
import { termsFit } from './payment-terms'
import { shownVersion } from './shown-version'
import { type CalculationItemRow, workOut } from './work-out'

/** What a customer chooses of an option: whether they want it and, where the company lets them choose that, how many. */
export interface OptionChoice {
  readonly selected: boolean
  readonly amount?: number | undefined
}

/**
 * A customer chooses additional work, or takes the choice back; only what their page offers can be chosen. Of a group of
 * which one is chosen, the others let go. What they see from then on is a version of its own with the same
 * number, so that what they agree to is what they chose, and what was sent stays as it was.
 *
 * @throws Problem 404 for another line, 422 for a quantity that is not offered, 409 when the document can no longer be
 * answered, something was made of it already, its group needs a choice, or its payment terms would be more than its total
 */
export async function chooseOption(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  itemId: number,
  { selected, amount }: OptionChoice,
): Promise<Version> {
  await holdVersion(context, kind.entity, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const { approve } = kind.states.moves
  const late = approve && guardsRefusal(context, document, approve, { to: approve.to, at: new Date(), made: false })
  if (late) throw refused(late)
  if ((await stoodOn(context, kind.entity, [document.id])).size) throw refused('documents.choice_settled')
  const shown = await shownVersion(context, kind, document)
  const option = shown?.source.items.find(({ id }) => id === itemId)
  if (!shown || !option || !offeredOptions(shown.content).has(itemId)) throw notFound()
  const before = shown.source.items
  const items = withAmount(withChoice(before, itemId, selected), option, amount)
  const changed = items.filter((item, place) => !isSame(item, before[place]))
  if (!changed.length) return shown
  const group = groupOf(option)
  if (group && option.selected && !selected && ruleOf(before, group) === 'one')
    throw refused('documents.group_needs_one', { group })
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
  await followChoice(context, document, changed, { itemId, selected })
  for (const item of changed) logChoice(context, document, before.find(({ id }) => id === item.id) ?? item, item)
  await context.emit(kind.events.amountChanged, { id: document.id, flow_id: document.flow_id })
  return next
}

/** The lines with the quantity that the customer asks of an option. @throws Problem 422 for one that is not offered */
function withAmount(
  items: readonly CalculationItemRow[],
  { id, product_amount, option_max = null }: CalculationItemRow,
  amount: number | undefined,
): CalculationItemRow[] {
  if (amount === undefined || amount === product_amount) return [...items]
  if (!option_max) throw invalid('amount', 'documents.option_amount_fixed')
  if (!Number.isInteger(amount) || amount < 1 || amount > option_max)
    throw invalid('amount', 'documents.option_amount', { max: option_max })
  return items.map(item => (item.id === id ? { ...item, product_amount: amount } : item))
}

const chosenOf = ({ selected, product_amount, option_max }: CalculationItemRow) => ({
  selected,
  ...(option_max ? { product_amount } : {}),
})

function logChoice(context: Context, document: DocumentRecord, before: CalculationItemRow, after: CalculationItemRow) {
  context.log({
    type: 'calculationitem',
    id: after.id,
    flowId: document.flow_id,
    customerName: document.relation_fullname,
    description: 'option_chosen',
    before: chosenOf(before),
    after: chosenOf(after),
  })
}

/**
 * The rows, which may be a next version by now, follow the choice where they still offer it: what was let go lets go, and
 * what was chosen is chosen by the rules and within the quantities that the rows have.
 */
async function followChoice(
  context: Context,
  document: DocumentRecord,
  changed: readonly CalculationItemRow[],
  { itemId, selected }: { readonly itemId: number; readonly selected: boolean },
) {
  const calculation = await calculationOf(context, document.calculation_id)
  if (!calculation) return
  const where = { calculation_id: calculation.id, deleted_at: null }
  const lines = await openRecords(context, CalculationItem, where, { sort: 'order' })
  const chosen = new Map(changed.map(item => [item.id, item]))
  let followed = false
  for (const line of lines) {
    const choice = line.additionalwork ? chosen.get(line.id) : undefined
    if (!choice) continue
    followed = true
    if (!choice.selected) line.selected = false
    if (line.option_max) line.product_amount = Math.min(choice.product_amount, line.option_max)
  }
  if (!followed) return
  const isThere = lines.some(({ id, additionalwork }) => id === itemId && additionalwork)
  const next = isThere ? withChoice(lines.map(choosable), itemId, selected) : []
  for (const [place, line] of lines.entries()) {
    const after = next[place]
    if (after) line.selected = after.selected === true
  }
  await recalculate(context, calculation)
}

const choosable = ({
  id,
  calculationitem_id,
  additionalwork,
  selected,
  option_group,
  option_rule,
}: CalculationItemRecord): Choosable => ({
  id,
  additionalwork,
  selected,
  option_rule,
  calculationitem_id: calculationitem_id ?? null,
  option_group: option_group ?? null,
})
