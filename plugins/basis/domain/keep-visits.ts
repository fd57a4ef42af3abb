import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { updateRecords } from '@core/resource/record'
import { move } from '@core/states/move'
import type { Visits } from '../contract/visits'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'
import { taskStates } from './task-states'

const COLUMNS = [
  'id',
  'project_id',
  'title',
  'status',
  'start_date',
  'end_date',
  'duration',
  'user_id',
  'team_id',
  'attendees',
  'offset_days',
  'offset_time',
] as const

/** The work of projects is their tasks. */
export const keepVisits: Visits = {
  of: (context, projectIds) =>
    readRows(context, Task, COLUMNS, { project_id: [...projectIds], is_template: false }, 'start_date'),
  byId: (context, ids) => readRows(context, Task, COLUMNS, { id: [...ids], is_template: false }),
  async projectsOf(context, taskIds) {
    const rows = await readRows(context, Task, ['project_id'], { id: [...taskIds], is_template: false })
    return [...new Set(rows.flatMap(({ project_id }) => project_id ?? []))]
  },
  async intakesOf(context, taskIds) {
    const rows = await readRows(context, Task, ['intake_id'], { id: [...taskIds], is_template: false })
    return [...new Set(rows.flatMap(({ intake_id }) => intake_id ?? []))]
  },
  async change(context, changes) {
    const records = await openRecords(context, Task, { id: changes.map(({ id }) => id) })
    const wanted = records.flatMap(record => {
      const { id: _id, ...given } = changes.find(({ id }) => id === record.id) ?? { id: record.id }
      return Object.keys(given).length ? [{ record, given }] : []
    })
    if (wanted.length) await updateRecords(tasks, context, wanted)
  },
  async finish(context, id, at) {
    // Held, so that of several who finish it at once one does.
    const task = await openRecord(context, Task, id, { hold: true })
    if (task && task.status !== 'afgerond') await move(context, taskStates, task, 'finish', { at })
  },
}
