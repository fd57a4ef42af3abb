import type { PriceTable, PriceTableTotal } from './price-table'

/** Widget type tags (R-WIDG-004, G-WTYPES). */
export const WIDGET_TAGS = [
  ...(['TEXT', 'TEXT2COLUMNS', 'TEXT3COLUMNS', 'HEADER', 'CALCULATIONITEMS', 'CALCULATIONITEMSINCLSUBS'] as const),
  ...(['ADDITIONALITEMS', 'TOTALS', 'WIDGETPICTURE', 'PAGEBREAK', 'RECURRING', 'LOCATIONS', 'SIGNATURE'] as const),
] as const
export type WidgetTag = (typeof WIDGET_TAGS)[number]

/** Where a picture stands (R-WIDG-005). */
export const PICTURE_ALIGNMENTS = [
  'fullwidth',
  'fullwidthnotopmargin',
  'alignleft',
  'alignright',
  'aligncenter',
  'centerhalf',
] as const
export type PictureAlignment = (typeof PICTURE_ALIGNMENTS)[number]

interface Prepared<Type extends string> {
  type: Type
  id: number
  /** The name staff gave it. */
  description: string
  /** Class names that a company hangs its own style on; letters, digits and dashes only. */
  custom_class: string
  /** Why the reader does not see it; such widgets reach the editor only. */
  absent: null | 'hidden' | 'conditions'
}

/** A widget worked out for its reader: merge tags filled, conditions decided, prices laid out (G-PREP). */
export type PreparedWidget =
  /** One to three columns of safe HTML. */
  | (Prepared<'text'> & { columns: string[] })
  | (Prepared<'header'> & { text: string })
  | (Prepared<'price-table'> & { table: PriceTable })
  | (Prepared<'additional-items'> & { title: string; table: PriceTable })
  | (Prepared<'totals'> & { totals: PriceTableTotal[] })
  | (Prepared<'picture'> & { widgetpicture_id: number | null; alignment: PictureAlignment })
  | (Prepared<'page-break'> & object)
  | (Prepared<'recurring'> & { blocks: { title: string; html: string }[] })
  | (Prepared<'locations'> & { html: string; locations: { name: string; address: string }[] })
  | (Prepared<'signature'> & { html: string })
