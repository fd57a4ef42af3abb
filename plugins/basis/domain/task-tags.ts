import { openRecord } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import type { MergeSource } from '@core/merge-tags/merge-sources'
import { wallTime } from '@core/time/today'
import { User } from '@core/users/user'
import { Task } from '../entities/task'
import { Team } from '../entities/team'

/** A task that a mail of its dossier is about (G-MERGE). */
export const taskTags: MergeSource = {
  prefix: 'task',
  texts: 'basis',
  tags: ['title', 'date', 'time', 'user', 'address'],
  async values(context, { flow_id, record }) {
    const task = record?.type === 'task' && flow_id ? await openRecord(context, Task, { id: record.id, flow_id }) : null
    if (!task || task.is_template) return {}
    const user = task.user_id ? await openRecord(context, User, task.user_id) : null
    const team = task.team_id ? await openRecord(context, Team, task.team_id) : null
    const { start_date } = task
    const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: context.company.time_zone })
    return {
      title: task.title,
      date: start_date && days.format(start_date),
      time: start_date && wallTime(start_date, context.company).slice(11, 16),
      user: user ? fullname(user) : team?.name,
      address: task.address,
    }
  },
}
