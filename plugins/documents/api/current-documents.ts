import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable, rowSchema } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { documentKinds } from '../contract/document-kind'
import { readTemplates } from '../domain/read-templates'
import { DocumentType } from '../entities/document-type'

/** What a company has set up of documents, in one answer (C-0452). */
export const currentDocuments = call({
  method: 'GET',
  path: 'company/getcurrentdocuments',
  access: { module: 'SETTINGS' },
  summary: 'Types of documents, and the kinds that the company has with their templates',
  response: t.Object({
    documenttypes: t.Array(rowSchema(DocumentType)),
    kinds: t.Array(
      t.Object({
        code: t.String(),
        noun: t.String(),
        typed: t.Boolean({ description: 'Its documents are of the types above' }),
        templates: t.Array(t.Object({ id: t.Integer(), title: nullable(t.String()) })),
      }),
    ),
  }),
  async run(context) {
    const kinds = []
    for (const kind of context.all(documentKinds).filter(({ module }) => context.owns(module)))
      kinds.push({
        code: kind.code,
        noun: kind.noun,
        typed: kind.typed ?? false,
        templates: (await readTemplates(context, kind)).map(({ id, title = null }) => ({ id, title })),
      })
    return { documenttypes: await readRows(context, DocumentType, 'all', {}, 'description'), kinds }
  },
})
