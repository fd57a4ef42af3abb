import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { countRecords, openRecords } from '@core/db/open-record'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { DocumentKind } from '../contract/document-kind'
import { Signature, SignatureVoid } from '../entities/signature'

export type SignatureRecord = InferEntity<typeof Signature>

/** The signature that stands under a document; null when there is none or all were taken back. */
export async function standingSignature(
  context: Context,
  kind: DocumentKind,
  id: number,
): Promise<SignatureRecord | null> {
  const [newest] = await openRecords(
    context,
    Signature,
    { signable_type: kind.code, signable_id: id },
    { sort: '-id', limit: 1 },
  )
  return newest && !(await countRecords(context, SignatureVoid, { signature_id: newest.id })) ? newest : null
}

/** Takes back the signature under a document, if there is one; it stays, with who did it, when and why. */
export async function voidSignature(context: Context, kind: DocumentKind, id: number, reason: string): Promise<void> {
  const signature = await standingSignature(context, kind, id)
  if (!signature) return
  await insertRecord(context, SignatureVoid, {
    signature_id: signature.id,
    user_id: context.user?.id ?? null,
    username: context.user?.fullname ?? null,
    reason,
    voided_at: new Date(),
  })
  context.log({
    type: kind.code,
    id,
    description: 'signature_voided',
    before: { username: signature.username, signed_at: signature.signed_at.toISOString() },
    after: { reason },
  })
}
