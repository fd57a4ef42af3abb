import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import type { PartnerTasks } from '../contract/partner-tasks'
import { Task } from '../entities/task'

/** Answers who asks what is planned in dossiers. */
export const readPartnerTasks: PartnerTasks = {
  async list(context, flowIds, limit) {
    if (!flowIds.length) return []
    const columns = ['id', 'title', 'type', 'status', 'start_date', 'end_date', 'flow_id'] as const
    // What colleagues do among themselves has another type, and what is not planned is no visit.
    const where = {
      flow_id: [...flowIds],
      is_template: false,
      type: ['intake', 'project', 'aftercare'],
      status: not('afgerond'),
      start_date: not(null),
    } as const
    const rows = await readRows(context, Task, columns, where, 'start_date', { limit })
    return rows.map(task => ({
      ...task,
      start_date: task.start_date ? String(task.start_date) : null,
      end_date: task.end_date ? String(task.end_date) : null,
      flow_id: task.flow_id ?? null,
    }))
  },
}
