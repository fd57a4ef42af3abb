import type { Context, CurrentCompany } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import type { TeamReader, Teams } from '../../contract/teams'
import { Team } from '../../entities/team'

/** One piece of work has one `company`, and sees the teams as they were when it first asked. */
const known = new WeakMap<CurrentCompany, Promise<Teams>>()

async function read(context: Context): Promise<Teams> {
  const all = await openRecords(context, Team, {}, { sort: 'id' })
  return {
    live: new Map(all.flatMap(({ id, members, deleted_at }) => (deleted_at ? [] : [[id, members]]))),
    trashed: all.flatMap(({ id, deleted_at }) => (deleted_at ? id : [])),
  }
}

export const readTeams: TeamReader = {
  teams(context) {
    const teams = known.get(context.company) ?? read(context)
    known.set(context.company, teams)
    return teams
  },
  async names(context, ids) {
    const named = await openRecords(context, Team, { id: [...ids] })
    return new Map(named.map(({ id, name }) => [id, name]))
  },
}
