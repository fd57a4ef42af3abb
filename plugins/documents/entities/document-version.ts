import { tenantEntity } from '@core/db/entity'
import { code, flag, longText, looseId, text, whole, wholeName } from '@core/db/fields'

/**
 * A document as it was sent: everything that its customer was shown, word for word, with the SHA-256 of it. Page, PDF,
 * signature and mail read the version and never the live rows.
 */
export const DocumentVersion = tenantEntity({
  name: 'documentversion',
  appendOnly: true,
  properties: {
    versionable_type: code(),
    versionable_id: looseId(),
    /** 1 for what was sent first; a choice of the customer keeps the number. */
    number: whole(),
    /** JSON of the {@link DocumentContent}. */
    content: longText().hidden(),
    /** JSON of the rows that it was drawn of, so that a choice can be drawn again and a draft beside it undone. */
    source: longText().hidden(),
    /**
     * The text whose UTF-8 bytes have `fingerprint` as their SHA-256, as its customer may have it; null where that is
     * `content` itself, which says more than a customer may read.
     */
    hashed_text: longText().nullable().hidden(),
    fingerprint: text(64),
    /** What staff were still changing when the customer agreed: kept, and shown to nobody. */
    kept_aside: flag(),
    user_id: looseId().nullable(),
    /** The customer, for a version that follows from a choice of theirs. */
    customer_name: wholeName().nullable(),
  },
  indexes: [['versionable_type', 'versionable_id']],
})
