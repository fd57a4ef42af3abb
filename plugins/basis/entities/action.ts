import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, looseId, moment, recordOf, reference, searchText, text } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { ACTION_SUBJECTS, PRIORITIES } from '../contract/action-facts'

/** A to-do: for one colleague, for everybody, or for whoever handles its dossier (S1 §3). */
export const Action = tenantEntity({
  name: 'action',
  properties: {
    description: text(1000),
    status: internal(choice(['open', 'afgerond']).default('open')),
    priority: choice(PRIORITIES).default('normal'),
    due_date: moment(),
    overdue_date: moment().nullable(),
    /** When somebody has time for it, once that is planned. */
    start_date: internal(moment().nullable()),
    end_date: internal(moment().nullable()),
    /** When whoever does it is told, by mail too if they want; and of which moment they were. */
    remind_at: moment().nullable(),
    remind_mail: flag(),
    reminded_at: internal(moment().nullable()),
    completion_date: internal(moment().nullable()),
    /** Who it is for, as clients send it: 0 for everybody, 9999999 for the handler of the dossier (R-ACT-008). */
    user_id: looseId().default(0),
    /** Who that is now; nobody in particular when it is for everybody. */
    assignee_id: internal(colleague().nullable()),
    actionable_type: internal(choice(ACTION_SUBJECTS).nullable()),
    actionable_id: recordOf('actionable_type').nullable(),
    flow_id: internal(reference('flow', { whenGone: 'goAlong' }).nullable()),
    search_text: searchText<{ description: string }>(({ description }) => [description]),
  },
  indexes: [['status', 'due_date'], ['assignee_id', 'status'], ['flow_id'], ['start_date']],
})
