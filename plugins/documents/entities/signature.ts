import { tenantEntity } from '@core/db/entity'
import { choice, code, flag, longText, looseId, moment, reference, text, wholeName } from '@core/db/fields'

/** Who agreed to a document, where and how. Evidence: it is added, and taken back by a {@link SignatureVoid} beside it. */
export const Signature = tenantEntity({
  name: 'signature',
  appendOnly: true,
  properties: {
    signable_type: code(),
    signable_id: looseId(),
    /** What was agreed to; nothing for what was signed before versions were kept. */
    documentversion_id: reference('documentversion', { whenGone: 'refuse' }).nullable(),
    signature_type: choice(['drawn', 'checkbox']),
    signature: longText().nullable(),
    username: text(),
    place: text().nullable(),
    comments: text(2000).nullable(),
    agreeswithoffer: flag(),
    signed_at: moment(),
    /** Network address that the agreement came from, as far as it can be trusted; absent where it was not kept. */
    ip_address: text(64).nullable(),
    /** SHA-256 of what was agreed to, as on the page with the signature. */
    fingerprint: text(64),
  },
  indexes: [['signable_type', 'signable_id']],
})

/** A signature that was taken back: by whom, when and why. */
export const SignatureVoid = tenantEntity({
  name: 'signaturevoid',
  appendOnly: true,
  properties: {
    signature_id: reference('signature', { whenGone: 'refuse' }),
    user_id: looseId().nullable(),
    username: wholeName().nullable(),
    reason: text(),
    voided_at: moment(),
  },
})
