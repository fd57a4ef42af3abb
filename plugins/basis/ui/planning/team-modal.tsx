import { Checkbox, type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/team'
import type { Owner } from './lanes'

interface TeamModalProps {
  /** Null makes a new one. */
  team: RowOf<'/api/team'> | null
  people: readonly Owner[]
  onClose: () => void
}

/** What a team is called, its colour and who is in it. */
export function TeamModal({ team, people, onClose }: TeamModalProps) {
  const t = useT('basis')
  return (
    <ResourceModal
      of={described}
      record={team}
      title={t(team ? 'editTeam' : 'newTeam')}
      verb={team ? undefined : t('makeTeam')}
      layout={[
        ['name', 'color'],
        {
          name: 'members',
          label: t('field.team.members'),
          spoken: value => namesOf(value, people),
          render: ({ value, onChange }) => <Members value={value} people={people} onChange={onChange} />,
        },
      ]}
      only
      values={{ members: [] }}
      refresh={['/api/calendar', '/api/planning']}
      onClose={onClose}
    />
  )
}

const membersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** Who is in it by name; somebody who is not planned has only a number here. */
const namesOf = (value: unknown, people: readonly Owner[]): string =>
  membersIn(value)
    .map(id => people.find(owner => owner.id === id)?.name ?? `#${id}`)
    .join(', ') || '–'

interface MembersProps {
  value: unknown
  people: readonly Owner[]
  onChange: (members: number[]) => void
}

/** Everybody who is planned, to tick off; who is in it without being planned stays in it. */
function Members({ value, people, onChange }: MembersProps) {
  const t = useT('basis')
  const members = membersIn(value)
  const toggle = (id: number, isIn: boolean) =>
    onChange(isIn ? [...members, id] : members.filter(member => member !== id))
  return (
    <fieldset aria-label={t('field.team.members')} className="basis-plan-members">
      {people.map(({ id, name }) => (
        <Checkbox key={id} checked={members.includes(id)} onChange={isIn => toggle(id, isIn)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  )
}
