import { on } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { updateRecord } from '@core/resource/record'
import { userDeleted } from '@core/users/user-deleted'
import { Team } from '../../entities/team'
import { teams } from '../../resources/teams'

/** Who leaves the company leaves its teams, those in the trash too; work of a team stays with who is left. */
export const leaveTeams = on(
  userDeleted,
  'leave the teams',
  async ({ id }, context) => {
    for (const team of await openRecords(context, Team, {}, { sort: 'id', hold: true }))
      if (team.members.includes(id))
        await updateRecord(teams, context, team, { members: team.members.filter(member => member !== id) })
  },
  { within: true },
)
