import { numbers, useLate } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import type { Column } from './column.ts'
import './grid-skeleton.css'

export interface GridSkeletonProps {
  columns: readonly Pick<Column<never>, 'header' | 'width' | 'align' | 'hidden' | 'field'>[]
  selectable?: boolean
  rows?: number
}

/** A table that is on its way: real heads, grey rows that fade out. */
export function GridSkeleton({ columns, selectable, rows = 17 }: GridSkeletonProps) {
  const t = useCoreT()
  const slow = useLate(3000)
  const shown = columns.filter(column => !column.hidden)
  const template = `${selectable ? '46px ' : ''}${shown.map(column => (column.width ? `minmax(0, ${column.width}px)` : 'minmax(90px, 1fr)')).join(' ')}`
  return (
    <div className="vk-grid-skeleton" role="status" aria-busy="true" aria-label={t('loading')}>
      <div className="vk-grid-skeleton-head" style={{ gridTemplateColumns: template }}>
        {selectable && <i />}
        {shown.map(column => (
          <span key={column.field} data-align={column.align}>
            {column.header}
          </span>
        ))}
      </div>
      {numbers(rows).map(row => (
        <div key={row} className="vk-grid-skeleton-row" style={{ gridTemplateColumns: template }}>
          {selectable && <i />}
          {shown.map((column, place) => (
            <span key={column.field} data-align={column.align}>
              <i className="vk-skeleton" style={{ width: `${widths[(row * 3 + place * 5) % widths.length]}%` }} />
            </span>
          ))}
        </div>
      ))}
      {slow && <p className="vk-grid-skeleton-slow">{t('slow')}</p>}
    </div>
  )
}

const widths = [62, 48, 70, 54, 66, 40, 58]
