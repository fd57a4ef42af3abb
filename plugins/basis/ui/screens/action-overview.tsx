import {
  atFirstTouch,
  Button,
  formatDateTime,
  formatDay,
  lazyPart,
  Tag,
  today,
  useCurrentUser,
  useSave,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/action'
import { IconCheck, IconPlus, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import { mine } from '../action/use-open-actions'

const ActionModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../action/action-modal')).ActionModal })),
)

/** To-dos (SCR-051); my own first (S1 §6), what is due last on top (R-ACT-010). */
export default function ActionOverview() {
  const t = useT('basis')
  const { id } = useCurrentUser()
  const [adding, setAdding] = useState(false)
  const open = { status: 'open', assignee_id: mine(id) }
  const save = useSave('patch', '/api/action/{id}')
  const set = (action: number, status: 'open' | 'afgerond') =>
    save.mutate({ params: { path: { id: action } }, body: { status } })
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setAdding(true)}>
      {t('action')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('actions')}
        what={t('actionsLower')}
        sort="-due_date"
        defaultView="mine"
        href={row => `/action_detail/${row.id}`}
        views={[
          { key: 'mine', title: t('viewMine'), filters: open, counted: true },
          { key: 'due', title: t('viewDue'), filters: { ...open, due_date_to: today() }, counted: true },
          { key: 'all', title: t('viewAll'), filters: { status: 'open' } },
          { key: 'done', title: t('viewDone'), filters: { status: 'afgerond' } },
        ]}
        filters={['priority', 'due_date']}
        columns={[
          {
            field: 'due_date',
            width: 170,
            phone: 'value',
            render: row =>
              row.overdue ? (
                <Tag tone="danger">{`${t('late')} · ${formatDateTime(row.due_date)}`}</Tag>
              ) : (
                formatDateTime(row.due_date)
              ),
            renderPhone: row =>
              row.overdue ? (
                <Tag tone="danger">{`${t('late')} · ${formatDay(row.due_date)}`}</Tag>
              ) : (
                formatDay(row.due_date)
              ),
          },
          {
            field: 'description',
            minWidth: 280,
            phone: 'title',
            render: row => <strong>{row.description}</strong>,
          },
          {
            field: 'subject',
            header: t('about'),
            width: 190,
            phone: 'meta',
            sortable: false,
            render: row => row.subject,
          },
          {
            field: 'user_fullname',
            header: t('field.action.user_id'),
            width: 160,
            sortable: false,
            render: row => row.user_fullname ?? t('everybody'),
          },
          {
            field: 'priority',
            width: 110,
            render: row =>
              row.priority === 'normal' || row.priority === 'low' ? (
                t(`field.action.priority.${row.priority}`)
              ) : (
                <Tag tone={row.priority === 'top' ? 'danger' : 'warn'}>
                  {t(`field.action.priority.${row.priority}`)}
                </Tag>
              ),
          },
        ]}
        rowActions={row => [
          row.status === 'open'
            ? { key: 'done', label: t('markDone'), icon: IconCheck, onSelect: () => set(row.id, 'afgerond') }
            : { key: 'open', label: t('reopen'), icon: IconRotate, onSelect: () => set(row.id, 'open') },
        ]}
        removal={{ to: 'nowhere', question: count => t('deleteActions', { count }) }}
        actions={button}
        empty={{ icon: IconCheck, title: t('noActions'), text: t('noActionsText'), actions: button }}
      />
      {adding && <ActionModal onClose={() => setAdding(false)} />}
    </>
  )
}
