import { Button, Card, Facts, formatDateTime, Link, Loaded, Page, useCall, useParams, useT } from '@core/ui'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { AgendaItemModal } from '../agenda/agenda-item-modal'
import '../crm.css'

/** One thing in the agenda, on a page of its own (SCR-045). */
export default function AgendaItemDetail() {
  const t = useT('crm')
  const { agendaitemId } = useParams()
  const [editing, setEditing] = useState(false)
  const item = useCall('get', '/api/agendaitem/{id}', { params: { path: { id: Number(agendaitemId) } } })
  return (
    <Loaded query={item} what={t('theAgendaItem')}>
      {found => (
        <Page
          title={found.title}
          crumbs={[{ title: t('agenda'), to: '/calendar' }]}
          layout="narrow"
          actions={
            <Button icon={IconPencil} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          }
        >
          <Card>
            <Facts
              facts={[
                { label: t('field.agendaitem.start_date'), value: formatDateTime(found.start_date) },
                { label: t('field.agendaitem.end_date'), value: formatDateTime(found.end_date) },
                { label: t('field.agendaitem.location'), value: found.location },
                { label: t('field.agendaitem.user_id'), value: found.user_fullname },
                {
                  label: t('flow'),
                  value: found.flow_id && <Link to={`/flow_detail/${found.flow_id}`}>{t('openFlow')}</Link>,
                },
              ]}
            />
            {found.description && <p className="crm-text">{found.description}</p>}
          </Card>
          {editing && <AgendaItemModal item={found} onClose={() => setEditing(false)} />}
        </Page>
      )}
    </Loaded>
  )
}
