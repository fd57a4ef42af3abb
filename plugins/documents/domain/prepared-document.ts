import type { Context } from '@core/http/context'
import { Company } from '@core/tenancy/company'
import { CompanySettings } from '@core/tenancy/company-settings'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'
import { DocumentWidget } from '../entities/document-widget'
import { Signature } from '../entities/signature'
import type { CalculationResult } from './calculation'
import { type CalculationItemRow, type CalculationRecord, itemsOf, workOut } from './calculation-store'
import { mergeValues } from './merge-values'
import { prepareWidgets, type StoredWidget } from './prepare-widgets'
import type { PreparedWidget } from './prepared-widget'

type WidgetRecord = InferEntity<typeof DocumentWidget>

/** A document worked out for its reader: what editor preview, customer page and PDF are all made of. */
export interface PreparedDocument {
  readonly kind: DocumentKind
  readonly document: DocumentRecord
  readonly company: InferEntity<typeof Company>
  readonly settings: InferEntity<typeof CompanySettings> | null
  readonly calculation: CalculationRecord | null
  readonly items: readonly CalculationItemRow[]
  readonly result: CalculationResult | null
  readonly stored: readonly WidgetRecord[]
  readonly widgets: readonly PreparedWidget[]
  readonly signature: InferEntity<typeof Signature> | null
}

/** Reads and prepares a document. Customers get neither hidden widgets nor unfilled tags. */
export async function prepareDocument(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  audience: 'staff' | 'customer',
): Promise<PreparedDocument> {
  const { em } = context
  const calculation = document.calculation_id
    ? ((await em.findOne(Calculation, { id: document.calculation_id })) as CalculationRecord | null)
    : null
  const items = calculation ? await itemsOf(context, calculation.id) : []
  const result = calculation && workOut(calculation, items)
  const stored = (await em.find(
    DocumentWidget,
    { widgetable_type: kind.code, widgetable_id: document.id },
    { orderBy: { order: 'asc', id: 'asc' } },
  )) as WidgetRecord[]
  const widgets = prepareWidgets({
    widgets: stored.map(asStored),
    calculation: result,
    columns: (calculation?.calculationitemColumns ?? null) as never,
    rows: (calculation?.calculationitemRows ?? null) as never,
    merge:
      audience === 'staff'
        ? withoutEmpty(await mergeValues(context, kind, document))
        : await mergeValues(context, kind, document),
    conditionsContext: {},
    audience,
    language: 'nl',
  })
  return {
    kind,
    document,
    company: (await em.findOneOrFail(Company, { id: context.company.id })) as never,
    settings: (await em.findOne(CompanySettings, {})) as never,
    calculation,
    items,
    result,
    stored,
    widgets,
    signature: (await em.findOne(Signature, { signable_type: kind.code as never, signable_id: document.id })) as never,
  }
}

/** Staff see the name of a field that has no value yet, instead of a hole in the sentence. */
const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** A stored widget as the engine takes it; its picture goes by the widget's own number. */
export const asStored = (widget: WidgetRecord): StoredWidget => ({
  ...(widget as unknown as StoredWidget),
  tag: widget.document_widget_type_tag as StoredWidget['tag'],
  widgetpicture: widget.picture_key ? { id: widget.id } : null,
})
