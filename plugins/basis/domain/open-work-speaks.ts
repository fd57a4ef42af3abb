import { above } from '@core/db/where'
import type { SpeaksAgainst } from '@plugins/crm/contract/inactivity'
import { Action } from '../entities/action'
import { Task } from '../entities/task'

/** For whom something has still to be done is not inactive (R-REL-008). */
export const openWorkSpeaks: readonly SpeaksAgainst[] = [
  {
    criterion: 'no_open_actions',
    of: 'flow',
    rows: () => ({ entity: Action, column: 'flow_id', where: { status: 'open' } }),
  },
  {
    criterion: 'no_open_actions',
    of: 'relation',
    rows: () => ({ entity: Action, column: 'actionable_id', where: { actionable_type: 'relation', status: 'open' } }),
  },
  {
    criterion: 'no_planned_tasks',
    of: 'flow',
    rows: ({ now }) => ({
      entity: Task,
      column: 'flow_id',
      where: { is_template: false, status: ['open', 'onhold'], start_date: above(now) },
    }),
  },
]
