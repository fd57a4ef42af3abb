import { internal, lines } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, flag, json, moment, reference, searchText, text, wholeName } from '@core/db/fields'
import { nullable } from '@core/db/schema'
import { colleague } from '@core/users/colleague'
import { type Static, Type as t } from '@sinclair/typebox'
import { INTAKE_STATUSES } from '../contract/intake-status'

/** What is known of the building that is looked at. */
const building = t.Object(
  { yearofconstruction: t.Optional(nullable(t.Integer({ minimum: 1000, maximum: 2999 }))) },
  { additionalProperties: false },
)
export type Building = Static<typeof building>

interface Searched {
  number?: string | null
  title?: string | null
  relation_fullname?: string | null
}

/** A visit to see what the work will be, or a template of one (S1 §3, G-TPL). */
export const Intake = tenantEntity({
  name: 'intake',
  properties: {
    number: text(32).nullable(),
    title: text().nullable(),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    /** Of its dossier, and kept as it is there. */
    relation_id: internal(reference('relation', { whenGone: 'empty' }).nullable()),
    relation_fullname: wholeName().default(''),
    status: choice(INTAKE_STATUSES).default('draft'),
    intake_date: moment().nullable(),
    end_date: moment().nullable(),
    user_id: colleague().nullable(),
    /** Who does it together, where that is not one colleague. */
    team_id: reference('team', { whenGone: 'empty' }).nullable(),
    object: internal(
      json(building)
        .default('{}')
        .onCreate((): Building => ({})),
    ),
    remarks: lines(4000).nullable(),
    date_completed: moment().nullable(),
    date_cancelled: internal(moment().nullable()),
    flow_data_id: internal(reference('flowdata', { whenGone: 'refuse' }).nullable()),
    is_template: internal(flag()),
    intaketemplate_id: internal(reference('intake', { whenGone: 'empty' }).nullable()),
    search_text: searchText<Searched>(row => [row.number, row.title, row.relation_fullname]),
    ...trash,
  },
  indexes: [
    ['is_template', 'status', 'intake_date'],
    ['flow_id', 'id'],
    ['user_id', 'intake_date'],
  ],
})
