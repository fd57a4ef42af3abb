import { internal, lines } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, flag, json, moment, reference, searchText, text, wholeName } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { Type as t } from '@sinclair/typebox'
import { CLASSIFICATIONS, INCIDENT_STATUSES, REPORTERS } from '../contract/incident-status'
import { checkSchema } from '../domain/check-schema'

interface Searched {
  number?: string | null
  description?: string | null
  content?: string | null
  relation_fullname?: string | null
}

/** Something that is wrong with work that was done, from its report to its solution (S1 §3). */
export const Incident = tenantEntity({
  name: 'incident',
  properties: {
    number: text(32).nullable(),
    incident_type_id: reference('incidenttype', { whenGone: 'empty' }).nullable(),
    /** What it is called in a few words. */
    description: text().nullable(),
    /** What the customer says is wrong. */
    content: lines(4000),
    /** What the company answers; its customer reads it. */
    response: lines(4000).nullable(),
    /** Why it went wrong, and what was done about it; known once it is resolved. */
    cause: lines(1000).nullable(),
    solution: lines(2000).nullable(),
    /** The check list of its equipment, as it was when somebody named that. */
    checks: internal(
      json(t.Array(checkSchema))
        .default('[]')
        .onCreate(() => []),
    ),
    /** For colleagues only. */
    remarks: lines(4000).nullable(),
    classification: choice(CLASSIFICATIONS).default('normal'),
    status: choice(INCIDENT_STATUSES).default('open'),
    flow_id: reference('flow', { whenGone: 'goAlong' }),
    relation_id: internal(reference('relation', { whenGone: 'empty' }).nullable()),
    relation_fullname: wholeName().default(''),
    equipment_id: reference('equipment', { whenGone: 'empty' }).nullable(),
    user_id: colleague().nullable(),
    reported_by: choice(REPORTERS).default('staff'),
    resolved_by: choice(REPORTERS).nullable(),
    resolved_at: moment().nullable(),
    /** The first answer that its customer got. */
    answered_at: moment().nullable(),
    answer_due: moment().nullable(),
    solve_due: moment().nullable(),
    /** The last promised time that was told as missed, so that each is told once. */
    told_due: internal(moment().nullable()),
    /** Resolved for longer than its type shows it (R-INC-004). */
    hidden: internal(flag()),
    flow_data_id: internal(reference('flowdata', { whenGone: 'refuse' }).nullable()),
    search_text: searchText<Searched>(row => [row.number, row.description, row.content, row.relation_fullname]),
    ...trash,
  },
  indexes: [
    ['hidden', 'status', 'id'],
    ['flow_id', 'id'],
    ['equipment_id', 'id'],
    ['user_id', 'status'],
  ],
})
