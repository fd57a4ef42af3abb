import { Avatar } from '@core/ui'
import { IconUsersGroup } from '@tabler/icons-react'
import type { Owner } from './lanes'
import { teamColors } from './work-look'

/** Who a lane is of: initials, or of a team its colour. */
export function OwnerMark({ owner: { name, team } }: { owner: Owner }) {
  if (!team) return <Avatar name={name} size={24} />
  return (
    <span className="basis-plan-team" style={teamColors(team.color)} aria-hidden="true">
      <IconUsersGroup size={16} stroke={1.75} />
    </span>
  )
}

/** The names of who is in a team. */
export const membersOf = ({ team }: Owner): string => team?.members.map(({ name }) => name).join(', ') ?? ''

export const firstNamesOf = ({ team }: Owner): string =>
  team?.members.map(({ name }) => name.split(' ', 1)[0]).join(', ') ?? ''
