import { internal, lines } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, flag, moment, recordAt, reference, searchText, text, wholeName } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { PROJECT_STATUSES } from '../contract/project-status'

interface Searched {
  number?: string | null
  title?: string | null
  relation_fullname?: string | null
}

/** Work that was sold, or a template of it (S1 §3, G-TPL). */
export const Project = tenantEntity({
  name: 'project',
  properties: {
    number: text(32).nullable(),
    title: text().nullable(),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    /** Of its dossier, and kept as it is there. */
    relation_id: internal(reference('relation', { whenGone: 'empty' }).nullable()),
    relation_fullname: wholeName().default(''),
    status: choice(PROJECT_STATUSES).default('new'),
    /** When its first visit begins and its last one ends; of one that was called off, when they would have. */
    start_date: moment().nullable(),
    end_date: moment().nullable(),
    user_id: colleague().nullable(),
    /** Who does it together, where that is not one colleague. */
    team_id: reference('team', { whenGone: 'empty' }).nullable(),
    remarks: lines(4000).nullable(),
    date_completed: moment().nullable(),
    date_cancelled: internal(moment().nullable()),
    /** The report that its customer signed. */
    delivery_id: internal(recordAt('document', { whenGone: 'empty' }).nullable()),
    flow_data_id: internal(reference('flowdata', { whenGone: 'refuse' }).nullable()),
    is_template: internal(flag()),
    projecttemplate_id: internal(reference('project', { whenGone: 'empty' }).nullable()),
    search_text: searchText<Searched>(row => [row.number, row.title, row.relation_fullname]),
    ...trash,
  },
  indexes: [
    ['is_template', 'status', 'start_date'],
    ['flow_id', 'id'],
    ['user_id', 'start_date'],
  ],
})
