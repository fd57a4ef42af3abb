import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import {
  type DocumentKind,
  type DocumentRecord,
  documentKinds,
  shownTitles,
  withheldByType,
} from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'

/** A link on another document of the same dossier. */
export const siblingLink = t.Object({
  noun: t.String(),
  number: t.Union([t.String(), t.Null()]),
  hash: t.String(),
  page: t.String(),
})

/** A document among those of its dossier. */
export const siblingSchema = t.Composite([
  siblingLink,
  t.Object({
    title: t.Union([t.String(), t.Null()]),
    status: t.String(),
    amount_inc_vat: t.Number(),
    enddate: t.Union([t.String({ description: 'Last day of what waits for the customer' }), t.Null()]),
    enddate_label: t.Union([t.Literal('validUntil'), t.Literal('dueOn')]),
  }),
])

interface Found {
  readonly kind: DocumentKind
  readonly document: DocumentRecord
}

/** Documents of a dossier that are neither draft nor cancelled, of kinds the company owns (R-PORT-003, R-PORT-012). */
async function documentsThere(context: Context, flowId: number): Promise<Found[]> {
  const found: Found[] = []
  for (const kind of context.all(documentKinds)) {
    if (!context.owns(kind.module)) continue
    const documents = await openRecords(
      context,
      kind.entity,
      { flow_id: flowId, is_template: false, deleted_at: null, status: not([...kind.hidden]) },
      { sort: '-id', limit: 50 },
    )
    const withheld = await withheldByType(context, documents)
    found.push(...documents.filter(document => !withheld.has(document)).map(document => ({ kind, document })))
  }
  return found
}

const linkOn = ({ kind, document }: Found) => ({
  noun: kind.nounOf?.(document) ?? kind.noun,
  number: document.number ?? null,
  hash: document.hash,
  page: kind.link.page,
})

/** The documents of a dossier, each as the version that its customer sees names it. */
export async function documentsOfFlow(context: Context, flowId: number) {
  const found = await documentsThere(context, flowId)
  const titles = await shownTitles(
    context,
    found.map(({ document }) => document),
  )
  return found.map((one, index) => ({
    ...linkOn(one),
    title: titles[index] ?? null,
    status: one.document.status,
    amount_inc_vat: one.document.amount_inc_vat,
    enddate: one.document.status === 'sent' ? (one.document.version_enddate ?? null) : null,
    enddate_label: one.kind.enddateLabel,
  }))
}

/** The other documents beside one. */
export async function siblingsOf(context: Context, kind: DocumentKind, { id, flow_id }: DocumentRecord) {
  if (!flow_id) return []
  const all = await documentsThere(context, flow_id)
  return all.filter(other => other.kind.code !== kind.code || other.document.id !== id).map(linkOn)
}
