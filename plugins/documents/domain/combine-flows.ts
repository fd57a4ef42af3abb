import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { type FlowFacts, flowReader } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { twoDiscounts } from './calculation'
import { itemName, NEW_CALCULATION_ITEM } from './calculation-item'
import { type CopiedLines, createDocument, linesOf } from './create-document'
import { documentsOfFlows, type FlowDocument } from './documents-of-flows'
import { documentOf, knownKind } from './open-document'
import { groupOf } from './option-groups'
import type { CalculationItemRow } from './work-out'

/** What is asked for: dossiers, and which documents of theirs unless each brings the one that counts. */
export interface Combination {
  readonly flowIds: readonly number[]
  /** The dossier that the new document belongs to; the first unless told. */
  readonly flow_id?: number | undefined
  readonly template_id?: number | null | undefined
  readonly title?: string | undefined
  readonly documents?: readonly { readonly kind: string; readonly id: number }[] | undefined
}

/** The lines of one document, and whose they are. */
interface Part {
  readonly flow: FlowFacts
  readonly lines: CopiedLines
}

/**
 * Makes one document of those of several dossiers (G-COMBINE): the lines of each, under a header that says which dossier it
 * is, at the prices that they have there. The originals stay as they are.
 *
 * @throws Problem 422 for a dossier or document that is not there or cannot be combined, and where nothing is left
 */
export async function combineFlows(
  context: Context,
  kind: DocumentKind,
  { flowIds, documents, ...asked }: Combination,
): Promise<{ document: DocumentRecord; left_out: number[] }> {
  const flows = await flowsOf(context, flowIds)
  const offered = (await documentsOfFlows(context, [...flows.keys()])).filter(({ combinable }) => combinable)
  const chosen = documents ? chosenOf(documents, offered) : countingOf(kind, flows, offered)
  const parts: Part[] = []
  for (const { kind: code, id, flow_id, status } of chosen) {
    const { calculation_id } = await documentOf(context, knownKind(context, code), id)
    const lines = await linesOf(context, calculation_id)
    const flow = flows.get(flow_id)
    if (!flow || !lines) continue
    const items = status === 'approved' ? withoutLeftOptions(lines.items) : lines.items
    if (items.length) parts.push({ flow, lines: { ...lines, items } })
  }
  if (!parts.length) throw invalid('selectedFlowIds', 'documents.nothing_to_combine')
  const document = await createDocument(context, kind, {
    ...asked,
    flow_id: asked.flow_id ?? flowIds[0] ?? null,
    title: asked.title ?? null,
    from: together(parts),
  })
  const used = new Set(parts.map(({ flow }) => flow.id))
  return { document, left_out: [...flows.keys()].filter(id => !used.has(id)) }
}

async function flowsOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, FlowFacts>> {
  const found = await context.use(flowReader).flows(context, ids)
  if (ids.some(id => !found.has(id))) throw invalid('selectedFlowIds', 'core.unknown_reference')
  return new Map([...found].toSorted(([one], [other]) => ids.indexOf(one) - ids.indexOf(other)))
}

function chosenOf(
  documents: readonly { readonly kind: string; readonly id: number }[],
  offered: readonly FlowDocument[],
): FlowDocument[] {
  return documents.map(({ kind, id }) => {
    const found = offered.find(document => document.kind === kind && document.id === id)
    if (!found) throw invalid('documents', 'core.unknown_reference')
    return found
  })
}

/** What counts of a dossier when nobody chose: what was agreed to, then what was sent, then the newest draft. */
const FIRST_COUNTS: readonly string[] = ['approved', 'sent', 'draft']

function countingOf(
  { code }: DocumentKind,
  flows: ReadonlyMap<number, FlowFacts>,
  offered: readonly FlowDocument[],
): FlowDocument[] {
  return [...flows.keys()].flatMap(id => {
    const own = offered.filter(({ flow_id, kind }) => flow_id === id && kind === code)
    const status = FIRST_COUNTS.find(each => own.some(document => document.status === each))
    return own.find(document => document.status === status) ?? []
  })
}

/** What was agreed to is without the additional work that nobody chose. */
function withoutLeftOptions(items: readonly CalculationItemRow[]): CalculationItemRow[] {
  const left = new Set<number>()
  for (let before = -1; before < left.size; ) {
    before = left.size
    for (const { id, additionalwork, selected, calculationitem_id } of items)
      if ((additionalwork && !selected) || left.has(Number(calculationitem_id))) left.add(id)
  }
  return items.filter(({ id }) => !left.has(id))
}

/** The lines of all parts in one list. A discount on a whole document becomes one on each of its lines. */
function together(parts: readonly Part[]): CopiedLines {
  const [first] = parts
  if (!first) throw new Error('There is nothing to put together')
  const items: CalculationItemRow[] = []
  const shared = sharedGroups(parts)
  for (const [at, { flow, lines }] of parts.entries()) {
    const name = nameOf(flow)
    const add = (item: CalculationItemRow) => {
      const group = groupOf(item)
      const option_group =
        group && shared.has(group) ? `${group.slice(0, 40)} – ${at + 1}. ${name}`.slice(0, 80) : group
      items.push({ ...item, option_group, order: items.length + 1 })
    }
    const [top] = lines.items
    if (top && top.item_type !== 'header') add(headerLike(top, { id: -1 - at, name }))
    const optional = optionalIn(lines.items)
    for (const item of lines.items)
      if (item.item_type === 'header' && !item.calculationitem_id)
        add({ ...item, custom_item_name: `${name} – ${itemName(item)}`.slice(0, 255) })
      else
        add(
          optional.has(item.id)
            ? item
            : { ...item, discount_percentage: twoDiscounts(item.discount_percentage, lines.discount) },
        )
  }
  // What was agreed on elsewhere follows the forms of no dossier: it comes from no document of one.
  return { ...first.lines, calculable_type: 'calculation', flow_id: null, discount: 0, items }
}

/** Names of groups of options that more than one part has: of each its customer chooses apart. */
const sharedGroups = (parts: readonly Part[]): ReadonlySet<string | null> => {
  const groups = parts.flatMap(({ lines }) => [...new Set(lines.items.map(groupOf))])
  return new Set(groups.filter((group, place) => group !== null && groups.indexOf(group) !== place))
}

const nameOf = ({ description, number, relation_fullname }: FlowFacts): string =>
  [description || number, relation_fullname].filter(Boolean).join(', ')

function headerLike(line: CalculationItemRow, { id, name }: { id: number; name: string }): CalculationItemRow {
  return {
    ...line,
    ...NEW_CALCULATION_ITEM,
    id,
    item_type: 'header',
    item_name: name.slice(0, 255),
    custom_item_name: null,
    infotext: null,
    custom_infotext: null,
    calculationitem_id: null,
    product_id: null,
    product_type: null,
    product_group: null,
    product_snapshot: null,
    unit_amount: null,
    unit_amount_manual: null,
    unit_rate_exc_manual: null,
    unit_rate_inc_manual: null,
    discount_percentage: 0,
    additionalwork: false,
    selected: false,
    origin: null,
    settled: null,
    vat_category: null,
    vat_reason: null,
  }
}

/** Lines that a discount on the whole does not touch: additional work and what hangs under it. */
function optionalIn(items: readonly CalculationItemRow[]): ReadonlySet<number> {
  const byId = new Map(items.map(item => [item.id, item]))
  const isOptional = (item: CalculationItemRow | undefined): boolean =>
    item !== undefined && (item.additionalwork || isOptional(byId.get(Number(item.calculationitem_id))))
  return new Set(items.filter(isOptional).map(({ id }) => id))
}
