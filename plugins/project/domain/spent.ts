import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { teamReader } from '@plugins/basis/contract/teams'
import { type Visit, visits } from '@plugins/basis/contract/visits'
import { WorkHour } from '../entities/work-hour'

/** Planned against spent, in minutes. */
export interface Spent {
  readonly planned_minutes: number
  readonly spent_minutes: number
  readonly travel_minutes: number
  readonly visits: readonly {
    readonly task_id: number
    readonly title: string
    readonly planned_minutes: number
    readonly spent_minutes: number
  }[]
  /** Who spent how much, travelling included. */
  readonly people: readonly { readonly user_id: number | null; readonly minutes: number }[]
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0)

/** How much a project was to take and took; a clock that runs counts once it stops. */
export async function spentOn(context: Context, projectId: number): Promise<Spent> {
  const own = await context.use(visits).of(context, [projectId])
  const teams = own.some(({ team_id }) => team_id) ? await context.use(teamReader).teams(context) : null
  const columns = ['task_id', 'user_id', 'kind', 'minutes'] as const
  const hours = await readRows(context, WorkHour, columns, { project_id: projectId }, 'start_date')
  const work = hours.filter(({ kind }) => kind === 'work')
  /** Everybody who comes along takes the time. */
  const planned = ({ duration, user_id, team_id, attendees }: Visit) => {
    const members = team_id ? (teams?.live.get(team_id) ?? []) : []
    const people = new Set([...(user_id ? [user_id] : []), ...attendees, ...members])
    return duration * Math.max(1, people.size)
  }
  const perPerson = Map.groupBy(hours, ({ user_id }) => user_id)
  return {
    planned_minutes: sum(own, planned),
    spent_minutes: sum(work, ({ minutes }) => minutes),
    travel_minutes: sum(hours, ({ kind, minutes }) => (kind === 'travel' ? minutes : 0)),
    visits: own.map(visit => ({
      task_id: visit.id,
      title: visit.title,
      planned_minutes: planned(visit),
      spent_minutes: sum(
        work.filter(({ task_id }) => task_id === visit.id),
        ({ minutes }) => minutes,
      ),
    })),
    people: [...perPerson].map(([user_id, rows]) => ({ user_id, minutes: sum(rows, ({ minutes }) => minutes) })),
  }
}
