import { readRows } from '@core/db/list'
import { atLeast, below } from '@core/db/where'
import type { CalendarSource } from '@plugins/crm/contract'
import { Task } from '../entities/task'

const COLUMNS = ['id', 'title', 'address', 'start_date', 'end_date', 'user_id', 'flow_id', 'type', 'status'] as const

/** Tasks that are planned. */
export const taskSource: CalendarSource = {
  kind: 'task',
  async read(context, { from, to, userIds }) {
    const where = { is_template: false, start_date: below(to), end_date: atLeast(from) }
    const whose = userIds ? { user_id: [...userIds] } : {}
    const rows = await readRows(context, Task, COLUMNS, { ...where, ...whose }, 'start_date', { limit: 5000 })
    return rows.map(task => ({
      kind: 'task',
      id: task.id,
      title: task.title,
      start: String(task.start_date),
      end: String(task.end_date ?? task.start_date),
      all_day: false,
      user_id: task.user_id,
      flow_id: task.flow_id,
      about: task.type,
      place: task.address,
      done: task.status === 'afgerond',
    }))
  },
}
