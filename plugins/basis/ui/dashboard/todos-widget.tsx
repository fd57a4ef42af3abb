import {
  addDays,
  Card,
  EmptyState,
  GrowButtons,
  Link,
  Loaded,
  momentAt,
  PanelFilter,
  today,
  useCurrentUser,
  useGrowing,
  useT,
} from '@core/ui'
import { ActionRow } from '../action/action-row'
import { mine } from '../action/use-open-actions'
import { useTodos } from '../action/use-todos'

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
  const growing = useGrowing()
  const { list, rows, total } = useTodos(growing.shown, asked(chosen, id), chosen !== 'overdue')
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
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noActions')} text={t('noActionsText')} />
          ) : (
            <>
              {rows.map(action => (
                <ActionRow key={action.id} action={action} />
              ))}
              <GrowButtons of={growing} total={total} />
            </>
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
