import { tenantEntity } from '@core/db/entity'
import { choice, flag, longText, looseId, moment, text } from '@core/db/fields'

/** Who agreed to a document, where and how; one per document. */
export const Signature = tenantEntity({
  name: 'signature',
  properties: {
    signable_type: choice(['quotation', 'confirmation', 'document']),
    signable_id: looseId(),
    signature_type: choice(['drawn', 'checkbox']),
    signature: longText().nullable(),
    username: text(),
    place: text().nullable(),
    comments: text(2000).nullable(),
    agreeswithoffer: flag(),
    signed_at: moment(),
    /** What was agreed to: SHA-256 of the document as the customer saw it. */
    fingerprint: text(64),
  },
  uniques: [['signable_type', 'signable_id']],
})
