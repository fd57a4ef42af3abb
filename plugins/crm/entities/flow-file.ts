import { tenantEntity } from '@core/db/entity'
import { flag, looseId, reference, text, whole } from '@core/db/fields'

/**
 * A picture or PDF that the company and its customers share (S1 §3): with the customer of one dossier, with those of every
 * dossier that has a profile, or with everybody.
 */
export const FlowFile = tenantEntity({
  name: 'flowfile',
  properties: {
    flow_id: looseId().nullable(),
    flowprofile_id: looseId().nullable(),
    companysettings_id: looseId().nullable(),
    filename: text(),
    content_type: text(),
    size: whole(),
    file_key: text().hidden(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    /** Sent by the customer, with the link of the dossier: nobody's of the company. */
    by_customer: flag(),
  },
  indexes: [['flow_id'], ['flowprofile_id'], ['companysettings_id']],
})
