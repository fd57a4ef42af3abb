import { Select, useList, useOwns, useT } from '@core/ui'
import { canTake } from './task-facts'

interface DoerInputProps {
  user_id: unknown
  team_id: unknown
  /** Type of the work, as it is typed now. */
  type: unknown
  /** Text where nobody is chosen. */
  empty?: string
  onChange: (doer: { user_id: number | null; team_id: number | null }) => void
}

/**
 * Who does some work, a colleague or a team: everybody who can be given work of its type, and who has it already
 * (R-ROLE-012).
 */
export function DoerInput({ user_id, team_id, type, empty, onChange }: DoerInputProps) {
  const t = useT('basis')
  const owned = useOwns('BASIS')
  const users = useList('/api/user', { limit: 200, sort: 'name' }).data?.rows ?? []
  const teams = useList('/api/team', { limit: 200, sort: 'name' }, { enabled: owned }).data?.rows ?? []
  const people = users.filter(user => user.id === user_id || canTake(user, String(type)))
  const group = (name: string) => (teams.length > 0 ? { group: name } : {})
  return (
    <Select
      value={team_id ? `team-${team_id}` : user_id ? `user-${user_id}` : null}
      empty={empty ?? t('nobody')}
      options={[
        ...people.map(({ id, fullname }) => ({ value: `user-${id}`, label: fullname, ...group(t('colleagues')) })),
        ...teams.map(({ id, name }) => ({ value: `team-${id}`, label: name, ...group(t('teams')) })),
      ]}
      onChange={key => {
        const [kind, id] = key?.split('-') ?? []
        onChange({ user_id: kind === 'user' ? Number(id) : null, team_id: kind === 'team' ? Number(id) : null })
      }}
    />
  )
}
