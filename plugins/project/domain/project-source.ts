import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { broughtBy, teamReader } from '@plugins/basis/contract/teams'
import { visits } from '@plugins/basis/contract/visits'
import { type CalendarSource, MOST_WAITING } from '@plugins/crm/contract'
import { Project } from '../entities/project'
import { projects } from '../resources/projects'

const COLUMNS = ['id', 'number', 'title', 'relation_fullname', 'flow_id', 'user_id', 'team_id', 'version'] as const

/** How long a project takes of which nobody said what there is to do: a working day. */
const USUAL_MINUTES = 480

/** Minutes of the work of each project that is still to be done. */
async function minutesOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number | null, number>> {
  const open = (await context.use(visits).of(context, ids)).filter(({ status }) => status === 'open')
  const perProject = Map.groupBy(open, ({ project_id }) => project_id)
  return new Map([...perProject].map(([id, own]) => [id, own.reduce((sum, { duration }) => sum + duration, 0)]))
}

/**
 * Projects that wait to be planned, which plans all of their visits. In the agenda stand those visits, green, and not the
 * project beside them (G-CALCOL).
 */
export const projectSource: CalendarSource = {
  kind: 'project',
  resource: projects,
  text: 'remarks',
  read: async () => [],
  async waiting(context) {
    const where = { is_template: false, status: 'new' } as const
    const rows = await readRows(context, Project, COLUMNS, where, 'id', { limit: MOST_WAITING })
    if (!rows.length) return []
    const minutes = await minutesOf(
      context,
      rows.map(({ id }) => id),
    )
    const teams = await context.use(teamReader).teams(context)
    return rows.map(({ id, number, title, relation_fullname, flow_id, user_id, team_id, version }) => ({
      kind: 'project',
      id,
      title: [title ?? number, relation_fullname].filter(Boolean).join(' · '),
      about: 'project',
      flow_id,
      place: null,
      lat: null,
      lng: null,
      user_id,
      team_id: broughtBy(teams, team_id).team_id,
      start: null,
      due: null,
      minutes: minutes.get(id) || USUAL_MINUTES,
      people: 1,
      version,
    }))
  },
}
