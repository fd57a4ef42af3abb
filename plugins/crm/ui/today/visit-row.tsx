import { formatTime, Link, useT } from '@core/ui'
import { IconChevronRight } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { runsLate } from '../../contract/runs-late'
import { eventColor } from '../agenda/event-color'
import type { AgendaEvent } from '../agenda/use-events'
import { useVisitAddress } from './use-visit-address'

/** Something that comes later today. */
export function VisitRow({ event }: { event: AgendaEvent }) {
  const t = useT('crm')
  const addressOf = useVisitAddress()
  const { title, start, end, about, place } = event
  return (
    <Link to={addressOf(event)} className="crm-visit-row">
      <span className="crm-visit-time">
        <strong>{formatTime(start)}</strong>
        <span className="vk-meta">{formatTime(end)}</span>
      </span>
      <span className="crm-visit-color" style={{ '--crm-color': eventColor(about) } as CSSProperties} />
      <span className="vk-grow crm-visit-what">
        <strong className="vk-clip">{title}</strong>
        {runsLate(event, Date.now()) && <span className="vk-danger">{t('runsLate', { time: formatTime(end) })}</span>}
        {place && <span className="vk-text-2 vk-clip">{place}</span>}
      </span>
      <IconChevronRight size={16} stroke={1.75} />
    </Link>
  )
}
