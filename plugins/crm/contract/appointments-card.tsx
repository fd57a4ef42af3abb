import {
  Avatar,
  atFirstTouch,
  Button,
  Card,
  EmptyState,
  formatDay,
  formatTime,
  Link,
  Loaded,
  lazyPart,
  useList,
  useT,
} from '@core/ui'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { AgendaAbout } from '../ui/agenda/agenda-item-modal'

const AgendaItemModal = lazyPart(
  atFirstTouch(async () => ({
    default: (await import('../ui/agenda/agenda-item-modal')).AgendaItemModal,
  })),
)

interface AppointmentsCardProps {
  about: AgendaAbout
  flowId: number | null
}

/** What stands in the agenda about a record of a dossier, the first to come on top. */
export function AppointmentsCard({ about, flowId }: AppointmentsCardProps) {
  const t = useT('crm')
  const [making, setMaking] = useState(false)
  const items = useList('/api/agendaitem', {
    agendaitemable_type: about.agendaitemable_type,
    agendaitemable_id: String(about.agendaitemable_id),
    ...{ sort: 'start_date', limit: 50 },
  })
  return (
    <Card
      title={t('agendaItems')}
      count={items.data?.total || undefined}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconCalendarPlus} onClick={() => setMaking(true)}>
          {t('agendaItem')}
        </Button>
      }
    >
      <Loaded compact query={items} what={t('agenda')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noAgendaItems')} />
          ) : (
            rows.map(item => (
              <div key={item.id} className="vk-card-row">
                <Link className="vk-grow vk-clip" to={`/agendaitem_detail/${item.id}`}>
                  {item.title}
                </Link>
                {item.user_fullname && <Avatar name={item.user_fullname} size={20} />}
                <span className="vk-meta">
                  {item.all_day
                    ? formatDay(item.start_date)
                    : `${formatDay(item.start_date)} ${formatTime(item.start_date)}`}
                </span>
              </div>
            ))
          )
        }
      </Loaded>
      {making && <AgendaItemModal starting={{ flow_id: flowId }} about={about} onClose={() => setMaking(false)} />}
    </Card>
  )
}
