import type { components } from '@openapi/schema'
import type { EditorKind } from '../../contract/ui'

type Schemas = components['schemas']

/** A document as the editor sees it, of whichever kind. */
export type DocumentRow = Omit<Schemas['quotation'], 'status' | 'flowprofile'> & {
  status: string
  credit_of?: number | null
  quotation_id?: number | null
}
export type Calculation = Schemas['workedcalculation']
export type Line = Schemas['calculationline']
export type LineChange = Schemas['calculationitem.update']
export type WidgetRow = Schemas['documentwidget']
export type WidgetTag = WidgetRow['document_widget_type_tag']
export type WidgetChange = Schemas['documentwidget.update']
export type Prepared = Schemas['prepareddocument']
export type PreparedWidget = Prepared['widgets'][number]
export type Attachment = Schemas['attachment']

/** The same call under the name of another kind: every kind has the calls of a quotation (S2 §7). */
export const at = <P extends `/api/quotation${string}`>(kind: EditorKind, path: P): P =>
  path.replace('quotation', kind) as P

const LOCKED: Record<EditorKind, readonly string[]> = {
  quotation: ['approved'],
  invoice: ['sent', 'approved', 'expired', 'paid', 'unpayable', 'cancelled'],
}

/** Whether nothing about the document may change any more; the server decides the same. */
export const isLocked = (kind: EditorKind, { status }: { status: string }): boolean => LOCKED[kind].includes(status)

/** Where staff edit it: templates have an address of their own. */
export const editorPage = (kind: EditorKind, { id, is_template }: { id: number; is_template: boolean }): string =>
  `/${kind}${is_template ? 'template' : ''}_detail/${id}`

/** Page of the customer; the hash travels in the fragment (R-PORT-004). */
export const customerPage = (kind: EditorKind, hash: string): string => `/portal/#/customer_${kind}_detail/${hash}`

/** Status as `StatusTag` names it. */
export const shownStatus = ({ status, is_template }: { status: string; is_template: boolean }): string =>
  is_template ? 'template' : status === 'unpayable' ? 'uncollectible' : status
