import {
  type Answer,
  Avatar,
  Card,
  CardRow,
  EmptyState,
  formatDate,
  Loaded,
  Tag,
  useCall,
  useCurrentUser,
  useT,
} from '@core/ui'
import { IconCalendar } from '@tabler/icons-react'

type Links = Answer<'get', '/api/integrations/listforcompany/{id}'>

const calendarsIn = (links: Links) => links.filter(({ kind }) => kind === 'gcal')

/** Whose calendars are linked (R-INTG-008). */
export function CalendarsCard() {
  const t = useT('integrations')
  const { currentcompany_id: id } = useCurrentUser()
  const query = useCall('get', '/api/integrations/listforcompany/{id}', { params: { path: { id } } })
  return (
    <Card title={t('calendars')} count={query.data && calendarsIn(query.data).length} flush>
      <Loaded compact query={query} what={t('theCalendars')}>
        {links =>
          calendarsIn(links).length === 0 ? (
            <EmptyState compact icon={IconCalendar} title={t('noCalendars')} text={t('nothingLinked')} />
          ) : (
            calendarsIn(links).map(link => (
              <CardRow key={link.id}>
                <Avatar name={link.user_fullname ?? ''} size={24} />
                <span className="vk-grow">
                  <strong>{link.user_fullname}</strong>
                  <span className={link.status === 'lost' ? 'integrations-note vk-danger' : 'integrations-note'}>
                    {link.status === 'lost'
                      ? t('address_lost')
                      : t('linkedOn', { host: link.host, date: formatDate(link.linked_at) })}
                  </span>
                </span>
                <Tag tone={link.status === 'lost' ? 'danger' : 'ok'}>
                  {t(link.status === 'lost' ? 'calendarLost' : 'calendarLinked')}
                </Tag>
              </CardRow>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
