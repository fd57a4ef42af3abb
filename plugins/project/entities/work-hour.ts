import { internal, lines } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, moment, reference, whole } from '@core/db/fields'

export const HOUR_KINDS = ['work', 'travel'] as const

/** Time that somebody spent on a project; without an end the clock still runs. */
export const WorkHour = tenantEntity({
  name: 'workhour',
  properties: {
    project_id: reference('project', { whenGone: 'goAlong' }),
    /** The visit that it was spent on. */
    task_id: reference('task', { whenGone: 'empty' }).nullable(),
    /** Of the project. */
    flow_id: internal(reference('flow', { whenGone: 'goAlong' }).nullable()),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    kind: choice(HOUR_KINDS).default('work'),
    start_date: moment(),
    end_date: moment().nullable(),
    /** From start to end; none as long as the clock runs. */
    minutes: whole().default(0),
    description: lines(1000).nullable(),
    /** Why it was corrected; the log keeps what it said before. */
    reason: lines(500).nullable(),
  },
  indexes: [
    ['project_id', 'start_date'],
    ['user_id', 'start_date'],
  ],
})
