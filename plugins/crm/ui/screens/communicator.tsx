import { Avatar, formatMoment, ListScreen, type RowOf, Tag, useSave, useT } from '@core/ui'
import { IconCheck, IconMessage } from '@tabler/icons-react'
import '../crm.css'

type Message = RowOf<'/api/message'>
type Status = Message['status']

const tones = { unread: 'danger', unanswered: 'warn', read: 'neutral' } as const satisfies Record<Status, string>

/** What customers wrote, newest first; a row opens the conversation in its dossier (R-MSG-003). */
export default function Communicator() {
  const t = useT('crm')
  const save = useSave('patch', '/api/message/{id}')
  const statusName = (status: Status) => t(`message_${status}`)
  return (
    <ListScreen
      resource="/api/message"
      title={t('communicator')}
      what={t('messagesLower')}
      sort="-created_at"
      searchable={false}
      stateKey="crm.communicator"
      query={{ sender: 'customer' }}
      href={row => (row.flow_id ? `/flow_detail/${row.flow_id}?options=flowcommunicator` : '/communicator')}
      phoneAvatar={row => <Avatar name={row.sender_name ?? t('customerName')} size={40} />}
      views={[
        { key: 'unread', title: t('message_unread'), filters: { status: 'unread' }, counted: true, attention: true },
        { key: 'unanswered', title: t('message_unanswered'), filters: { status: 'unanswered' }, counted: true },
      ]}
      filters={[
        {
          field: 'status',
          label: t('status'),
          options: (['unread', 'unanswered', 'read'] as const).map(value => ({ value, label: statusName(value) })),
        },
        {
          field: 'assigned_to',
          label: t('assignTo'),
          options: (['sales', 'office', 'project'] as const).map(value => ({ value, label: t(`department_${value}`) })),
        },
      ]}
      columns={[
        {
          field: 'sender_name',
          header: t('from'),
          width: 220,
          phone: 'title',
          render: row => <Avatar name={row.sender_name ?? t('customerName')} label />,
          renderPhone: row => row.sender_name ?? t('customerName'),
        },
        { field: 'content', header: t('message'), minWidth: 300, phone: 'meta' },
        {
          field: 'status',
          header: t('status'),
          width: 140,
          phone: 'value',
          render: row => <Tag tone={tones[row.status]}>{statusName(row.status)}</Tag>,
        },
        { field: 'assigned_to', header: t('assignTo'), width: 130, render: row => t(`department_${row.assigned_to}`) },
        {
          field: 'created_at',
          header: t('received'),
          width: 140,
          phone: 'aside',
          render: row => formatMoment(row.created_at),
        },
      ]}
      rowActions={row => [
        {
          key: 'read',
          label: t('markAnswered'),
          icon: IconCheck,
          onSelect: () => save.mutate({ params: { path: { id: row.id } }, body: { status: 'read' } }),
        },
      ]}
      empty={{ icon: IconMessage, title: t('noMessages'), text: t('noMessagesText') }}
    />
  )
}
