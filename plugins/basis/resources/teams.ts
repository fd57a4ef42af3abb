import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import { not } from '@core/db/where'
import { resource } from '@core/resource/resource'
import { checkUsers } from '@core/users/check-users'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { Team } from '../entities/team'

/** Teams that work is planned for: everybody reads them, who plans for others keeps them. */
export const teams = resource({
  entity: Team,
  module: 'BASIS',
  writers: { role: PLANS_OTHERS },
  sort: 'name',
  called: { by: 'name' },
  async prepare(team, context, changes, before) {
    team.name = team.name.trim()
    if (!team.name) throw invalid('name', 'core.required')
    if (!before || (changes.name !== undefined && team.name !== before.name)) {
      await lockByName(context, 'names of teams')
      const taken = await readRow(context, Team, { name: team.name, id: not(team.id ?? 0) })
      if (taken) throw invalid('name', 'basis.team_exists')
    }
    // Who left meanwhile is no reason to refuse the others.
    if (changes.members !== undefined) await checkUsers(context, 'members', team.members, before?.members)
  },
})
