import { formatDate, Loaded, useCall, useT } from '@core/ui'
import { NotUnderstood } from '../profile/not-understood'

/** What a colleague has linked, for administrators (R-ROLE-007). */
export default function LinkedCalendars({ userId }: { userId: number }) {
  const t = useT('integrations')
  const links = useCall('get', '/api/integrations/listforuser/{id}', { params: { path: { id: userId } } })
  return (
    <Loaded compact query={links}>
      {rows =>
        rows.length === 0 ? (
          <p className="vk-text-2">{t('nothingLinked')}</p>
        ) : (
          rows.map(link => (
            <div key={link.id}>
              {link.name ?? t('calendar')}
              <div className="vk-meta">
                {link.status === 'lost'
                  ? t('address_lost')
                  : t('linkedOn', { host: link.host, date: formatDate(link.linked_at) })}
              </div>
              <NotUnderstood of={link} />
            </div>
          ))
        )
      }
    </Loaded>
  )
}
