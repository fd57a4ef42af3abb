import { type Answer, Card, formatNumber, useCall, useT } from '@core/ui'

/** Of as many the name is told; more would only be scrolled past. */
const NAMED = 50

interface StayingRelationsProps {
  kept: number
  refused: Answer<'get', '/api/relation/emptytrash'>['refused']
}

/** The people in the trash who stay there when it is emptied, by what keeps them. */
export function StayingRelations({ kept, refused }: StayingRelationsProps) {
  const t = useT('crm')
  const named = refused.slice(0, NAMED)
  const asked = { params: { query: { id: named.map(({ id }) => id).join(',') } } }
  const people = useCall('get', '/api/relation/trashed', asked).data
  if (!Array.isArray(people)) return null
  const names = new Map(people.map(({ id, fullname, city }) => [id, { fullname, city }]))
  const reasons = [...Map.groupBy(named, ({ message }) => message)]
  return (
    <Card title={t('whoStays')} count={kept}>
      <div className="vk-stack">
        {reasons.map(([message, some]) => (
          <section key={message}>
            <h3 className="vk-text-2 crm-staying-reason">{message}</h3>
            <ul className="crm-staying">
              {some.map(({ id }) => (
                <li key={id}>
                  <strong>{names.get(id)?.fullname}</strong> <span className="vk-text-2">{names.get(id)?.city}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {kept > NAMED && <p className="vk-text-2">{t('andStaying', { more: formatNumber(kept - NAMED) })}</p>}
      </div>
    </Card>
  )
}
