import { internal } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, flag, json, moment, reference, text, whole } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** A form that is filled in: a room, a roof, the meter cupboard (S1 §3). */
export const FlowDataItem = tenantEntity({
  name: 'flowdataitem',
  properties: {
    flow_data_id: internal(reference('flowdata', { whenGone: 'goAlong' })),
    /** The dossier, so that its timeline, its photos and its prices find the form. */
    flow_id: internal(reference('flow', { whenGone: 'goAlong' }).nullable()),
    vertical_id: internal(reference('vertical', { whenGone: 'refuse' })),
    verticalversion_id: internal(reference('verticalversion', { whenGone: 'refuse' })),
    item_type: internal(text(64).default('form')),
    description: text().nullable(),
    order: internal(whole().default(0)),
    status: internal(choice(['open', 'sent']).default('open')),
    date_sent: internal(moment().nullable()),
    /** When its customer was asked last to fill it in, with the link of the dossier; empty for a form of staff alone. */
    asked_at: internal(moment().nullable()),
    /** The customer sent it rather than a user. */
    sent_by_customer: internal(flag()),
    sent_user_id: internal(reference('user', { whenGone: 'empty' }).nullable()),
    /** Answers by the name of their field, with what follows from them (R-SURV-003). */
    field_values: internal(
      json(t.Record(t.String(), t.Unknown()))
        .default('{}')
        .onCreate(() => ({})),
    ),
    /** Who gave the answer in a place: the number of a user, or null for the customer. */
    answered_by: internal(
      json(t.Record(t.String(), t.Union([t.Integer(), t.Null()])))
        .default('{}')
        .onCreate(() => ({})),
    ),
    /** Names of fields that follow from themselves and so have no value (R-SURV-004). */
    circular: internal(
      json(t.Array(t.String()))
        .default('[]')
        .onCreate(() => []),
    ),
    /** What is not asked now, names in lower case, within a row with its number behind; empty for what was filled in before it was kept. */
    not_asked: internal(json(t.Array(t.String())).nullable()),
    ...trash,
  },
  indexes: [['flow_data_id', 'order'], ['flow_id', 'order'], ['vertical_id']],
})
