import { below } from '@core/db/where'
import { startOfDay, today } from '@core/time/today'
import type { Figure, Standing, StatisticExport } from '@plugins/settings/contract/figures'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'

/** Work that was done. */
export const taskFigure: Figure = {
  key: 'tasks_done',
  label: 'basis.figure_tasks_done',
  unit: 'count',
  module: 'BASIS',
  entity: Task,
  by: 'completiondate',
  where: { is_template: false, status: 'afgerond' },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/task_overview',
}

/** Work that is to be done, and that should have been. */
export const taskStandings: readonly Standing[] = [
  { key: 'open_tasks', module: 'BASIS', entity: Task, where: () => ({ is_template: false, status: 'open' }) },
  {
    key: 'overdue_tasks',
    module: 'BASIS',
    entity: Task,
    where: ({ company }) => ({
      is_template: false,
      status: 'open',
      end_date: below(startOfDay(today(company), company)),
    }),
  },
]

export const taskExport: StatisticExport = {
  type: 'tasks',
  module: 'BASIS',
  resource: tasks,
  by: 'start_date',
  where: { is_template: false },
  columns: ['title', 'type', 'status', 'start_date', 'end_date', 'duration', 'completiondate', 'address'],
  dossier: 'flow_id',
}
