import { tenantEntity } from '@core/db/entity'
import { flag, looseId, reference, text, whole } from '@core/db/fields'

/** A picture or PDF that the company and the customer of a dossier share (S1 §3). */
export const FlowFile = tenantEntity({
  name: 'flowfile',
  properties: {
    flow_id: looseId(),
    filename: text(),
    content_type: text(),
    size: whole(),
    file_key: text().hidden(),
    user_id: reference('user', { onDelete: 'set null' }).nullable(),
    /** Sent by the customer, with the link of the dossier: nobody's of the company. */
    by_customer: flag(),
  },
  indexes: [['flow_id']],
})
