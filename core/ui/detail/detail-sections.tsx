import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Count } from '../data/tag.tsx'
import type { DetailTab } from './detail-screen.tsx'

interface DetailSectionsProps {
  /** Name of the record. */
  label: string
  sections: readonly DetailTab[]
  /** Where a section is. */
  to: (key: string) => string
}

/** The tabs of a record as rows for a thumb: each leads to a page of its own. */
export function DetailSections({ label, sections, to }: DetailSectionsProps) {
  return (
    <nav className="vk-card vk-detail-sections" aria-label={label}>
      {sections.map(({ key, title, icon: Glyph, note, count, attention }) => (
        <Link key={key} className="vk-detail-section" to={to(key)}>
          {Glyph && <Glyph size={20} stroke={1.75} />}
          <span className="vk-detail-section-name">{title}</span>
          {note}
          {note === undefined && count !== undefined && count > 0 && <Count attention={attention}>{count}</Count>}
          <IconChevronRight size={16} stroke={1.75} />
        </Link>
      ))}
    </nav>
  )
}
