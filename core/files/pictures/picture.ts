import { tenantEntity } from '@core/db/entity'
import { choice, flag, looseId, moment, recordAt, reference, text, whole } from '@core/db/fields'

/** `processing` until a job has made the thumbnails, `failed` when the photo cannot be read; it is kept as it came then. */
export const PICTURE_STATUSES = ['processing', 'ready', 'failed'] as const

/** A photo on a record: a dossier, a survey, a field of one (S1 §3). */
export const Picture = tenantEntity({
  name: 'picture',
  properties: {
    picturable_type: text(64),
    picturable_id: looseId(),
    /** Dossier of the record, if it has one. */
    flow_id: looseId().nullable(),
    intake_id: looseId().nullable(),
    flow_data_item_id: looseId().nullable(),
    vertical_id: recordAt('vertical', { whenGone: 'empty' }).nullable(),
    field_name: text().nullable(),
    filename: text(),
    content_type: text(),
    size: whole(),
    /** In pixels, upright; empty until the photo has been read. */
    width: whole().nullable(),
    height: whole().nullable(),
    status: choice(PICTURE_STATUSES).default('processing'),
    file_key: text().hidden(),
    /** As its camera wrote it down, where whoever sent it said so: it may have waited for a connection. */
    taken_at: moment().nullable(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    /** Sent by the customer, with the link of the record: nobody's of the company. */
    by_customer: flag(),
  },
  indexes: [['picturable_type', 'picturable_id'], ['flow_id']],
})
