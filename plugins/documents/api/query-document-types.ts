import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { holding } from '@core/db/where'
import { fold } from '@core/domain/fold'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { DocumentType } from '../entities/document-type'

/** Types of documents whose name holds all words (C-0610). */
export const queryDocumentTypes = call({
  method: 'GET',
  path: 'documenttype/query',
  access: { module: documentModules },
  summary: 'Types of documents by words of their name',
  query: t.Object({ query: t.Optional(t.String({ maxLength: 255 })) }),
  response: t.Array(rowSchema(DocumentType)),
  run: (context, { query }) => {
    const words = fold([query.query ?? ''])
      .split(' ')
      .filter(Boolean)
    return readRows(context, DocumentType, 'all', { search_text: holding(words) }, 'description', { limit: 100 })
  },
})
