import { readRows } from '@core/db/list'
import type { MadeWidgetTypes } from '@plugins/documents/contract'
import { DocumentWidgetType } from '../entities/document-widget-type'

/** As many types as there will be. */
const ALL = 1000

export const madeTypes: MadeWidgetTypes = {
  find: (context, tag) =>
    readRows(context, DocumentWidgetType, 'all', tag === undefined ? {} : { tag }, 'order', { limit: ALL }),
}
