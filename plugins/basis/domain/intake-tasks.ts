import { countRecords, openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { updateRecord } from '@core/resource/record'
import type { HandlerWork } from '@plugins/crm/contract/handler-work'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'

const openOf = (flow_id: number, user_id: number) =>
  ({ flow_id, user_id, type: 'intake', status: not('afgerond'), is_template: false }) as const

/** Open tasks of an intake go along to the next adviser of a dossier, when somebody says so (G-INTMOVE). */
export const intakeTasks: HandlerWork = {
  count: (context, flowId, userId) => countRecords(context, Task, openOf(flowId, userId)),
  async move(context, flowId, from, user_id) {
    const open = await openRecords(context, Task, openOf(flowId, from), { sort: 'id', hold: true })
    for (const task of open) await updateRecord(tasks, context, task, { user_id })
    return open.length
  },
}
