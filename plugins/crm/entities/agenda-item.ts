import { internal, lines } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, json, moment, recordOf, reference, searchText, text } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { Type as t } from '@sinclair/typebox'
import { AGENDA_SUBJECTS } from '../contract/calendar'

/** Something at a moment: a visit, a call, a day off (S1 §3). */
export const AgendaItem = tenantEntity({
  name: 'agendaitem',
  properties: {
    title: text(),
    description: lines(4000).nullable(),
    location: text().nullable(),
    start_date: moment(),
    end_date: moment().nullable(),
    all_day: flag(),
    /** Leave, illness, a course: nothing else can be planned then. */
    absent: flag(),
    user_id: colleague().nullable(),
    /** Colleagues who come along. */
    attendees: internal(
      json(t.Array(t.Integer({ minimum: 1 }), { maxItems: 50 }))
        .default('[]')
        .onCreate(() => []),
    ),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    /** What it is about, which gives it its colour (R-AGND-005). */
    agendaitemable_type: internal(choice(AGENDA_SUBJECTS).nullable()),
    agendaitemable_id: recordOf('agendaitemable_type').nullable(),
    search_text: searchText<{ title: string; location?: string | null }>(({ title, location }) => [title, location]),
  },
  indexes: [['start_date'], ['user_id', 'start_date']],
})
