import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { type DocumentKind, type DocumentRecord, documentKinds } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'

/** Another document of the same dossier that the customer may open. */
export const siblingSchema = t.Object({
  kind: t.String(),
  noun: t.String(),
  number: t.Union([t.String(), t.Null()]),
  title: t.Union([t.String(), t.Null()]),
  status: t.String(),
  hash: t.String(),
  page: t.String(),
  amount_inc_vat: t.Number(),
  enddate: t.Union([t.String(), t.Null()]),
})

/** Documents of a dossier that are neither draft nor cancelled, of kinds the company owns (R-PORT-003, R-PORT-012). */
export async function documentsOfFlow(context: Context, flowId: number) {
  const found = []
  for (const kind of context.all(documentKinds)) {
    if (!context.owns(kind.module)) continue
    const documents = await openRecords(
      context,
      kind.entity,
      { flow_id: flowId, is_template: false, deleted_at: null, status: not([...kind.hidden]) },
      { sort: '-id', limit: 50 },
    )
    found.push(...documents.map(document => ({ kind, document })))
  }
  return found.map(({ kind, document }) => ({
    kind: kind.code,
    noun: kind.nounOf?.(document) ?? kind.noun,
    number: document.number ?? null,
    title: document.title ?? null,
    status: document.status,
    hash: document.hash,
    page: kind.page,
    amount_inc_vat: document.amount_inc_vat,
    enddate: document.version_enddate ?? null,
  }))
}

/** The other documents beside one. */
export async function siblingsOf(context: Context, kind: DocumentKind, document: DocumentRecord) {
  if (!document.flow_id) return []
  const all = await documentsOfFlow(context, document.flow_id)
  return all.filter(other => other.kind !== kind.code || other.hash !== document.hash)
}
