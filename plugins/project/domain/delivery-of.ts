import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { documentKinds, standingSignature } from '@plugins/documents/contract'

/** The report of a delivery, as long as it is there, with who signed it. */
export async function deliveryOf(context: Context, id: number) {
  const kind = context.all(documentKinds).find(({ typed }) => typed)
  const document = kind && (await openRecord(context, kind.entity, { id, deleted_at: null }))
  if (!kind || !document) return null
  const signature = await standingSignature(context, kind, id)
  return {
    id,
    number: document.number ?? null,
    title: document.title ?? null,
    status: document.status,
    signername: signature?.username ?? null,
    signed_at: signature?.signed_at.toISOString() ?? null,
    mail_to: signature ? (document.customer?.email ?? null) : null,
  }
}
