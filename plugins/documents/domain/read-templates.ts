import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'

/** More templates than a company keeps of one kind. */
const MOST = 500

/** The templates of a kind of document, by title. */
export const readTemplates = (context: Context, { entity, templates }: DocumentKind): Promise<DocumentRecord[]> =>
  openRecords(context, entity, { ...templates, is_template: true, deleted_at: null }, { sort: 'title', limit: MOST })
