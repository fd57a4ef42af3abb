import { tenantEntity } from '@core/db/entity'
import { flag, looseId, reference, text, whole } from '@core/db/fields'

/** A file that hangs on a record. */
export const AttachedFile = tenantEntity({
  name: 'attachedfile',
  properties: {
    attachedfileable_type: text(64),
    attachedfileable_id: looseId(),
    /** Dossier of the record, if it has one. */
    flow_id: looseId().nullable(),
    /** Field of a form that it answers. */
    field_name: text().nullable(),
    filename: text(),
    content_type: text(),
    size: whole(),
    file_key: text().hidden(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    /** Sent by the customer, with the link of the record: nobody's of the company. */
    by_customer: flag(),
  },
  indexes: [['attachedfileable_type', 'attachedfileable_id'], ['flow_id']],
})
