import { Card, EmptyState, Link, Loaded, useCurrentUser, useList, useT } from '@core/ui'
import { ActionRow } from '../action/action-row'
import { mine } from '../action/use-open-actions'

/** What waits for me, the most urgent first (R-DASH-006, R-DASH-008). */
export default function TodosWidget() {
  const t = useT('basis')
  const { id } = useCurrentUser()
  const list = useList('/api/action', { status: 'open', assignee_id: mine(id), sort: 'due_date', limit: 5 })
  return (
    <Card
      title={t('myActions')}
      count={list.data?.total || undefined}
      flush
      actions={<Link to="/action_overview">{t('allActions')}</Link>}
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
