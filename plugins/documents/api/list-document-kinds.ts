import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { documentKinds } from '../contract/document-kind'
import { documentModules } from '../contract/document-modules'
import { isCombinable } from '../domain/documents-of-flows'

/** The kinds of documents that the company owns, for screens that serve them all. */
export const listDocumentKinds = call({
  method: 'GET',
  path: 'documentkind',
  operationId: 'documentkind.list',
  access: { module: documentModules },
  summary: 'Kinds of documents: their names and pages',
  response: t.Array(
    t.Object({
      code: t.String(),
      noun: t.String(),
      page: t.String({ description: 'Customer page' }),
      locked: t.Array(t.String(), { description: 'Statuses in which nothing changes any more' }),
      combined: t.Boolean({ description: 'One can be made of those of several dossiers' }),
      typed: t.Boolean({ description: 'Its documents are of types that the company names' }),
      numbered_at: t.Union([t.Literal('creation'), t.Literal('sending')]),
      enddate_label: t.Union([t.Literal('validUntil'), t.Literal('dueOn')]),
    }),
  ),
  run: async context =>
    context
      .all(documentKinds)
      .filter(kind => context.owns(kind.module))
      .map(kind => ({ ...kind, combined: isCombinable(kind) }))
      .map(({ code, noun, link, locked, typed = false, combined, numberAt, enddateLabel }) => ({
        code,
        combined,
        noun,
        page: link.page,
        locked: [...locked],
        typed,
        numbered_at: numberAt,
        enddate_label: enddateLabel,
      })),
})
