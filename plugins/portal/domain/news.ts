import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import {
  type DocumentKind,
  type DocumentRecord,
  previousVersion,
  type shownVersion,
  versionChangeSchema,
  versionChanges,
} from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'

/** What is new for a customer who saw an earlier version; null for the first one. */
export const newsSchema = nullable(t.Object({ version_number: t.Integer(), changes: t.Array(versionChangeSchema) }))

type Shown = NonNullable<Awaited<ReturnType<typeof shownVersion>>>

/** What changed since the version before, for "versie 2" on the page. */
export async function newsFor(context: Context, kind: DocumentKind, document: DocumentRecord, shown: Shown) {
  if (shown.number < 2) return null
  const before = await previousVersion(context, kind, document.id, shown.number)
  return before && { version_number: shown.number, changes: versionChanges(before, shown.content) }
}
