import {
  Avatar,
  Button,
  Card,
  confirm,
  Facts,
  Link,
  Loaded,
  Page,
  type RowOf,
  Tag,
  toast,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/agendaitem'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AgendaItemModal } from '../agenda/agenda-item-modal'
import { useWhen } from '../agenda/when'
import '../crm.css'

/** One thing in the agenda, on a page of its own (SCR-045). */
export default function AgendaItemDetail() {
  const t = useT('crm')
  const { agendaitemId } = useParams()
  const item = useCall('get', '/api/agendaitem/{id}', { params: { path: { id: Number(agendaitemId) } } })
  return (
    <Loaded query={item} what={t('theAgendaItem')}>
      {found => <Detail item={found} />}
    </Loaded>
  )
}

function Detail({ item }: { item: RowOf<'/api/agendaitem'> }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const remove = useSave('delete', '/api/agendaitem/{id}', { refresh: ['/api/calendar'] })
  const facts = useFacts(described, item, {
    first: ['location', 'user_id', 'flow_id'],
    only: true,
    values: {
      user_id: item.user_fullname && (
        <span className="vk-row">
          <Avatar name={item.user_fullname} size={20} />
          {item.user_fullname}
        </span>
      ),
    },
  })
  const linked = facts.map(fact =>
    fact.key === 'flow_id' && item.flow_id
      ? { ...fact, value: <Link to={`/flow_detail/${item.flow_id}`}>{fact.value}</Link> }
      : fact,
  )

  async function forget(): Promise<void> {
    if (!(await confirm({ title: t('deleteAgendaItem'), verb: t('delete'), danger: true }))) return
    remove.mutate({ params: { path: { id: item.id } } }, () => {
      toast(t('agendaItemDeleted'))
      void navigate('/calendar')
    })
  }

  return (
    <Page
      title={item.title}
      crumbs={[{ title: t('agenda'), to: '/calendar' }]}
      layout="narrow"
      actions={
        <>
          <Button variant="danger-outline" icon={IconTrash} onClick={() => void forget()}>
            {t('delete')}
          </Button>
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        </>
      }
    >
      <Card title={useWhen(item)} actions={item.absent && <Tag tone="warn">{t('field.agendaitem.absent')}</Tag>}>
        <Facts facts={linked} />
        {item.description && <p className="crm-text crm-agenda-text">{item.description}</p>}
      </Card>
      {editing && <AgendaItemModal item={item} onClose={() => setEditing(false)} />}
    </Page>
  )
}
