import { defineRegistry } from '@core/context/port'
import type { MoneyLanguage } from '@core/domain/money'
import type { Condition } from '@core/expressions/conditions'
import type { MergeValues } from '@core/expressions/merge-tags'
import type { CalculationResult } from '../domain/calculation'
import type { PaymentTerm } from '../domain/payment-terms'
import type { PriceTableOptions } from '../drawing/price-table'
import type { TagChoice } from '../drawing/price-table-columns'
import type { Block, PriceTable } from './block'
import type { Location } from './place-sources'

/** A widget as stored (catalogue names). */
export interface StoredWidget {
  readonly id: number
  readonly order: number
  readonly document_widget_type_tag: string
  readonly description: string | null
  readonly textcontent: string | null
  readonly textcontent2: string | null
  readonly textcontent3: string | null
  readonly stringcontent: string | null
  readonly conditions: readonly Condition[] | null
  readonly custom_class: string | null
  readonly custom_styling: string | null
  readonly is_hidden: boolean
  readonly picture_key: string | null
  readonly picture_width: number | null
  readonly picture_height: number | null
  readonly recurringvertical_id: number | null
  readonly calculationitemColumns: readonly TagChoice[] | null
  readonly calculationitemRows: readonly TagChoice[] | null
}

/** A filled form of the dossier that a recurring widget repeats itself for. */
export interface Recurrence {
  readonly vertical_id: number
  /** Name of the room, device or location. */
  readonly title: string
  /** Its answers, by field name. */
  readonly values: MergeValues
}

/** What a widget prepares its blocks with. */
export interface Drawing {
  readonly language: MoneyLanguage
  readonly calculation: CalculationResult | null
  readonly recurrences: readonly Recurrence[]
  readonly locations: readonly Location[]
  /** Terms in which it is paid. */
  readonly paymentterms: readonly PaymentTerm[]
  /** Rich text as its reader gets it: safe HTML with merge tags filled in, of a form with `values` of its own. */
  html(stored: string | null, values?: MergeValues): string
  /** The same as plain words. */
  plain(stored: string | null): string
  /** The price table with the columns and rows that the widget or the calculation chose. */
  table(widget: StoredWidget, options?: PriceTableOptions): PriceTable
}

/** What the editor offers to fill in of a widget. */
export type WidgetField =
  | 'stringcontent'
  | 'textcontent'
  | 'textcontent2'
  | 'textcontent3'
  | 'picture'
  | 'prices'
  | 'form'
  | 'terms'

/** A type of widget, declared once for editor, portal and PDF (R-WIDG-004). */
export interface WidgetType {
  /** As stored and in the API: `TEXT2COLUMNS`. */
  readonly tag: string
  /** Key of its name: `documents.widgetText`. */
  readonly label: string
  readonly fields: readonly WidgetField[]
  /** False for those that come from elsewhere and are not added by hand. */
  readonly addable?: false
  /** What of the dossier it shows: nothing else is read for it. */
  readonly shows?: 'recurrences' | 'locations'
  readonly prepare: (widget: StoredWidget, drawing: Drawing) => Block[]
}

/** Every type of widget there is; plugins add theirs. */
export const widgetTypes = defineRegistry<WidgetType>('documents.widget-types', { always: true })
