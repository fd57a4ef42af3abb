import { tenantEntity } from '@core/db/entity'
import { code, looseId, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** A file that goes along with a document. */
export const Attachment = tenantEntity({
  name: 'attachment',
  properties: {
    attachable_type: code(),
    attachable_id: looseId(),
    filename: text(),
    content_type: text(),
    size: p.integer(),
    file_key: text().hidden(),
    /** SHA-256 of its bytes; absent for what was attached before it was kept. */
    digest: text(64).nullable().hidden(),
  },
  indexes: [['attachable_type', 'attachable_id']],
})
