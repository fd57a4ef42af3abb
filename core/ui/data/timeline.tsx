import type { ReactNode } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { formatDateTime, formatMoment } from '../format/date.ts'
import type { Tone } from './tag.tsx'
import './timeline.css'

export interface TimelineEntry {
  id: string | number
  icon: Icon
  title: ReactNode
  /** ISO moment. */
  when: string
  text?: ReactNode
  tone?: Tone
  /** Below the text: tags, small buttons. */
  extra?: ReactNode
}

/** Lists events of a record, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="vk-timeline">
      {entries.map(({ id, icon: Glyph, title, when, text, tone = 'neutral', extra }) => (
        <li key={id}>
          <span className={`vk-timeline-icon vk-tone-${tone}`}>
            <Glyph size={14} stroke={1.75} />
          </span>
          <div className="vk-timeline-body">
            <div className="vk-timeline-head">
              <span>{title}</span>
              <time dateTime={when} title={formatDateTime(when)}>
                {formatMoment(when)}
              </time>
            </div>
            {text && <div className="vk-timeline-text">{text}</div>}
            {extra}
          </div>
        </li>
      ))}
    </ol>
  )
}
