import type { components } from '@openapi/schema'
import type { EditorKind } from '../../contract/ui'

type Schemas = components['schemas']

/** A document as the editor sees it, of whichever kind. */
export type DocumentRow = Omit<Schemas['quotation'], 'status' | 'flowprofile'> & {
  status: string
}
export type Calculation = Schemas['workedcalculation']
export type Line = Schemas['calculationline']
export type LineChange = Schemas['calculationitem.update']
export type WidgetRow = Schemas['documentwidget']
export type WidgetChange = Schemas['documentwidget.update']
export type Prepared = Schemas['showndocument']
export type DrawnWidget = Prepared['widgets'][number]
export type Block = DrawnWidget['blocks'][number]
export type Attachment = Schemas['attachment']

/** Where staff edit it: templates have an address of their own. */
export const editorPage = (kind: EditorKind, { id, is_template }: { id: number; is_template: boolean }): string =>
  `/${kind}${is_template ? 'template' : ''}_detail/${id}`

/** Status as `StatusTag` names it. */
export const shownStatus = ({ status, is_template }: { status: string; is_template: boolean }): string =>
  is_template ? 'template' : status === 'unpayable' ? 'uncollectible' : status
