import { Select, useList, useT } from '@core/ui'
import { canTake } from '../../contract/task-facts'

interface TaskPersonProps {
  value: unknown
  onChange: (userId: number | null) => void
  /** Type of the task, as it is typed now. */
  type: unknown
}

/** Who does a task: everybody who can be given one of its type, and who has it already (R-ROLE-012). */
export function TaskPerson({ value, onChange, type }: TaskPersonProps) {
  const t = useT('basis')
  const users = useList('/api/user', { limit: 200, sort: 'name' }).data?.rows ?? []
  return (
    <Select
      value={typeof value === 'number' ? value : null}
      empty={t('nobody')}
      options={users
        .filter(user => user.id === value || canTake(user, String(type)))
        .map(({ id, fullname }) => ({ value: id, label: fullname }))}
      onChange={onChange}
    />
  )
}
