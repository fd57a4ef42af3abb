import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { thereToRefer } from '@core/db/hold-version'
import { adopt, buildRecord, fillIn, insertTogether, takeIds } from '@core/db/insert'
import { openRecord, openRecords } from '@core/db/open-record'
import type { MergeValues } from '@core/expressions/merge-tags'
import { openLink } from '@core/links/hash'
import { today } from '@core/time/today'
import { type Customer, type FlowFacts, flowReader, flowWriter, type TypedPerson } from '@plugins/crm/contract'
import { flowProfiles } from '@plugins/settings/contract'
import type { DocumentKind, DocumentRecord, NewWidget } from '../contract/document-kind'
import { calculationColumns, calculationRows } from '../drawing/price-table-columns'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentType } from '../entities/document-type'
import { DocumentWidget } from '../entities/document-widget'
import { calculate } from './calculation'
import type { CalculationItemInput } from './calculation-item'
import { calculationOf, checkSize } from './calculation-store'
import { copyLines, copyOf } from './copy-rows'
import { filledLines, filledTitle, filledWidget } from './fill-for-good'
import { itemsOf } from './items-of'
import { lookOf } from './look-of'
import type { PaymentTerm } from './payment-terms'
import { withAnswers } from './price-answers'
import { fillLines, type NewLine } from './product-lines'
import { ordinaryLine, ownLine } from './settled-line'
import { asInput, type CalculationItemRow } from './work-out'

/** What a new document is made of. */
export interface NewDocument {
  flow_id?: number | null
  relation_id?: number | null
  /** A customer typed in the dialog. */
  relation?: TypedPerson
  title?: string | null
  /** Its type; that of the template unless told. */
  document_type_id?: number | null | undefined
  /** A template whose lines, widgets and title are copied; that of the profile of the dossier unless told, null for none. */
  template_id?: number | null
  /** Lines to start with, after those of the template. */
  items?: readonly NewLine[]
  /** Lines and settings taken over from another calculation. */
  from?: CopiedLines
  widgetsOf?: { kind: DocumentKind; id: number }
  /** What it shows without template; the kind's own widgets when left out. */
  widgets?: readonly NewWidget[]
  /** Merge tags that are filled in for good, in its title and in what it takes over; all others stay. */
  filled?: MergeValues
  /** Columns of the kind alone. */
  fields?: Readonly<Record<string, unknown>>
}

/** Lines and settings to start with. */
export interface CopiedLines {
  /** Kind of document that they come from. */
  readonly calculable_type: string
  readonly flow_id?: number | null | undefined
  readonly calc_base: string
  readonly discount: number
  readonly paymentterms: readonly PaymentTerm[]
  readonly calculationitemColumns: readonly object[]
  readonly calculationitemRows: readonly object[]
  readonly items: readonly CalculationItemRow[]
}

/**
 * What a document starts with of a calculation. Parts of a quotation come as lines like any other, unless it bills that
 * quotation too.
 */
export async function linesOf(
  context: Context,
  calculationId: number | null | undefined,
  { asParts = false }: { asParts?: boolean } = {},
): Promise<CopiedLines | null> {
  const calculation = await calculationOf(context, calculationId)
  if (!calculation) return null
  const items = await itemsOf(context, calculation.id)
  return { ...calculation, items: asParts ? items : items.map(ordinaryLine) }
}

/** Lines of another kind of document come as they were agreed: their prices follow the forms no more. */
function keptOfOthers({ code }: DocumentKind, source: CopiedLines | null): readonly CalculationItemRow[] {
  if (!source || source.calculable_type === code) return source?.items ?? []
  return source.items.map(item =>
    item.product_snapshot?.answers
      ? { ...item, product_snapshot: { ...item.product_snapshot, answers_kept: true } }
      : item,
  )
}

/** Makes a draft of any kind with its calculation, widgets and customer link. The dossier moves along (G-CONV). */
export async function createDocument(
  context: Context,
  kind: DocumentKind,
  asked: NewDocument,
): Promise<DocumentRecord> {
  const { company } = context
  const [{ flow, customer }, [calculationId = 0, id = 0]] = await Promise.all([
    customerOf(context, asked),
    takeIds(context, [Calculation, kind.entity]),
  ])
  const template = await templateFor(context, kind, asked, flow)
  const source = asked.from ?? (await linesOf(context, template?.calculation_id ?? null))
  const kept = filledLines(keptOfOthers(kind, source), asked.filled)
  // What came from forms follows them in a document of the same kind and dossier alone.
  const followsOn = source?.calculable_type === kind.code && source.flow_id === flow?.id
  const copied = await withAnswers(context, flow?.id, followsOn ? kept : kept.map(ownLine))
  const lines = await fillLines(context, asked.items ?? [], flow?.id)

  const settings = { calc_base: (source?.calc_base ?? 'exc') as 'inc' | 'exc', discount: source?.discount ?? 0 }
  const planned: CalculationItemInput[] = [
    ...copied.map(asInput),
    ...lines.map((line, i) => ({ ...line, product: line.product_snapshot, id: -1 - i }) as CalculationItemInput),
  ]
  const worked = calculate(settings, planned)
  checkSize(worked)
  const { totals } = worked
  const number = kind.numberAt === 'creation' && !asked.fields?.is_template ? await kind.number(context) : null

  const document = buildRecord(context, kind.entity, {
    id,
    title: filledTitle(asked.title ?? flow?.description ?? template?.title ?? null, asked.filled),
    flow_id: flow?.id ?? null,
    relation_id: customer?.relation_id ?? null,
    customer,
    relation_fullname: customer?.fullname ?? '',
    calculation_id: calculationId,
    user_id: flow?.user_id ?? context.user?.id ?? null,
    document_type_id: await typeFor(context, asked.document_type_id ?? template?.document_type_id),
    documentdate: today(company),
    number,
    amount_exc_vat: totals.amount_exc_vat,
    amount_inc_vat: totals.amount_inc_vat,
    ...(template ? lookOf(template) : {}),
    ...asked.fields,
  })
  fillIn(context, kind.entity, document)
  // What a kind has to show it shows, whatever the other kind showed that its lines come from.
  const shown = kind.prices && source?.calculable_type !== kind.code ? null : source
  const calculation = {
    id: calculationId,
    calculable_type: kind.code,
    calculable_id: id,
    flow_id: flow?.id,
    ...settings,
    ...totals,
    // What is paid itself is paid at once.
    paymentterms: kind.toPay ? [] : (source?.paymentterms ?? []),
    calculationitemColumns: shown?.calculationitemColumns ?? calculationColumns('nl', kind.prices?.columns),
    calculationitemRows: shown?.calculationitemRows ?? calculationRows('nl', kind.prices?.rows),
  }
  const items = lines.map((line, i) => ({
    order: copied.length + i + 1,
    ...line,
    calculation_id: calculationId,
    calculable_type: kind.code,
  }))
  await Promise.all([
    insertTogether(context, [
      [Calculation, [calculation]],
      [CalculationItem, items],
      [kind.entity, [document]],
      [DocumentWidget, await widgetsOf(context, kind, document, template, asked)],
    ]),
    copyLines(context, calculation, copied),
    openLink(context, kind.link, document.hash, document.id),
  ])
  adopt(context, document)
  context.log({
    type: kind.code,
    id: document.id,
    description: 'created',
    flowId: document.flow_id,
    after: { number: document.number, title: document.title },
  })
  if (!document.is_template) await context.emit(kind.events.made, { id: document.id, flow_id: document.flow_id })
  return document
}

async function customerOf(
  context: Context,
  asked: NewDocument,
): Promise<{ flow: FlowFacts | null; customer: Customer | null }> {
  const reader = context.use(flowReader)
  const flow = asked.flow_id ? await reader.flow(context, asked.flow_id) : null
  if (asked.flow_id && !flow) throw invalid('flow_id', 'core.unknown_reference')
  const typed = (asked.relation?.fullname ?? asked.relation?.name)?.trim()
  const relationId =
    flow?.relation_id ??
    asked.relation_id ??
    (typed ? await context.use(flowWriter).createRelation(context, asked.relation ?? {}) : null)
  const customer = relationId ? await reader.customer(context, relationId) : null
  if (relationId && !customer) throw invalid('relation_id', 'core.unknown_reference')
  if (!customer && !asked.fields?.is_template) throw invalid('relation_id', 'documents.customer_needed')
  return { flow, customer }
}

/** The type of a new document, which stays as long as a document is of it. @throws Problem 422 when it is not there */
async function typeFor(context: Context, id: number | null | undefined): Promise<number | null> {
  if (!id) return null
  const [found] = await thereToRefer(context, DocumentType, { id })
  if (!found) throw invalid('document_type_id', 'core.unknown_reference')
  return found
}

/**
 * The template that a document begins with. What comes with lines or widgets of its own, and a template itself, begins
 * with none unless one is chosen.
 *
 * @throws Problem 404 when a chosen one is not there; without that of the profile the document begins like any other
 */
async function templateFor(
  context: Context,
  kind: DocumentKind,
  asked: NewDocument,
  flow: FlowFacts | null,
): Promise<DocumentRecord | null> {
  const { template_id: chosen, items, widgets, widgetsOf, fields } = asked
  const follows = chosen === undefined && !items && !widgets && !widgetsOf && !fields?.is_template
  const id = follows ? await context.use(flowProfiles).templateOf(context, flow?.flowprofile_id, kind.code) : chosen
  const template = id ? await openRecord(context, kind.entity, { id, is_template: true, deleted_at: null }) : null
  if (chosen && !template) throw notFound()
  return template
}

/** What the document shows: copies of the widgets of another one or of the template, else those of its kind. */
async function widgetsOf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  template: DocumentRecord | null,
  { widgetsOf: from, widgets = kind.widgets, filled }: NewDocument,
): Promise<Record<string, unknown>[]> {
  const source = from ? { type: from.kind.code, id: from.id } : template ? { type: kind.code, id: template.id } : null
  const owner = { widgetable_type: kind.code, widgetable_id: document.id }
  if (!source)
    return widgets.map(({ tag, ...content }, order) => ({ ...owner, order, document_widget_type_tag: tag, ...content }))
  const rows = await openRecords(
    context,
    DocumentWidget,
    { widgetable_type: source.type, widgetable_id: source.id },
    { sort: 'order' },
  )
  return rows.map(row => ({ ...filledWidget(copyOf(row), filled), ...owner }))
}
