import {
  addDays,
  Card,
  EmptyState,
  Link,
  Loaded,
  momentAt,
  PanelFilter,
  today,
  useCurrentUser,
  useList,
  useT,
} from '@core/ui'
import { ActionRow } from '../action/action-row'
import { mine } from '../action/use-open-actions'

const FILTERS = ['all', 'own', 'overdue', 'today'] as const
type Filter = (typeof FILTERS)[number]

interface TodosWidgetProps {
  filter?: string | undefined
  onFilter?: (filter: string) => void
}

/** What waits for me, the most urgent first: all of it unless told (R-DASH-001, R-DASH-006, R-DASH-008). */
export default function TodosWidget({ filter, onFilter }: TodosWidgetProps) {
  const t = useT('basis')
  const { id } = useCurrentUser()
  const chosen = FILTERS.find(one => one === filter) ?? 'all'
  const list = useList('/api/action', { status: 'open', sort: 'due_date', limit: 5, ...asked(chosen, id) })
  return (
    <Card
      title={t('myActions')}
      count={list.data?.total || undefined}
      flush
      actions={
        <>
          {onFilter && (
            <PanelFilter
              value={chosen}
              options={FILTERS.map(value => ({ value, label: t(`todos_${value}`) }))}
              onChange={onFilter}
            />
          )}
          <Link to="/action_overview">{t('allActions')}</Link>
        </>
      }
    >
      <Loaded compact query={list} what={t('actionsLower')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noActions')} text={t('noActionsText')} />
          ) : (
            rows.map(action => <ActionRow key={action.id} action={action} />)
          )
        }
      </Loaded>
    </Card>
  )
}

/** Mine are those for me and those for everybody (G-DASHF). */
function asked(filter: Filter, id: number): Record<string, string> {
  const day = today()
  if (filter === 'own') return { assignee_id: String(id) }
  if (filter === 'overdue') return { assignee_id: mine(id), overdue_date_to: new Date().toISOString() }
  if (filter === 'today')
    return {
      assignee_id: mine(id),
      due_date_from: momentAt(day, '00:00'),
      due_date_to: momentAt(addDays(day, 1), '00:00'),
    }
  return { assignee_id: mine(id) }
}
