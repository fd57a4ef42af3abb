import { Link } from 'react-router'
import { numbers, useLate } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useStored } from '../theme/use-stored.ts'
import { cellContent, nameColumn, rowHeights } from './column.ts'
import type { DataGridProps } from './data-grid-props.ts'
import { columnPosition, type KeptColumn, menuWidth, selectionWidth, trackOf } from './grid-layout.ts'
import './grid-skeleton.css'

export interface GridSkeletonProps<Row extends object>
  extends Pick<DataGridProps<Row>, 'columns' | 'hidden' | 'href' | 'rowId' | 'rowTone' | 'stateKey'> {
  selectable?: boolean
  /** With room for the dots at the end of each row. */
  menu?: boolean
  density?: DataGridProps<Row>['density']
  /** Rows that are known already; left out, grey bars stand for them. */
  rows?: readonly Row[]
  /** How many grey rows. */
  count?: number
}

/** A table that is on its way: real heads, and under them the rows as far as they are known. */
export function GridSkeleton<Row extends object>(props: GridSkeletonProps<Row>) {
  const { columns, hidden, stateKey, selectable, menu, density = 'default', rows, count = 17 } = props
  const t = useCoreT()
  const slow = useLate(3000)
  const [state] = useStored<KeptColumn[]>(`columns.${stateKey ?? ''}`, [])
  const kept = stateKey ? state : []
  const shown = columns
    .filter(({ field, hidden: first }) => (hidden ? !hidden.includes(field) : !first))
    .toSorted((one, other) => columnPosition(one.field, kept) - columnPosition(other.field, kept))
  const tracks = [
    ...(selectable ? [`${selectionWidth}px`] : []),
    ...shown.map(column => trackOf(column, kept)),
    ...(menu ? [`${menuWidth}px`] : []),
  ]
  const style = { gridTemplateColumns: tracks.join(' ') }
  const height = rowHeights[density]

  function bar(row: number, place: number) {
    return <i className="vk-skeleton" style={{ width: `${widths[(row * 3 + place * 5) % widths.length]}%` }} />
  }

  function known(row: Row, place: number) {
    const content = cellContent(shown[place]!, row)
    return shown[place] === nameColumn(columns) && props.href ? (
      <Link className="vk-cell-link" to={props.href(row)}>
        {content}
      </Link>
    ) : (
      content
    )
  }

  function line(key: string | number, cell: (place: number) => React.ReactNode, tone?: string) {
    return (
      <div key={key} className={`vk-grid-skeleton-row vk-row-${tone ?? 'plain'}`} style={{ ...style, height }}>
        {selectable && <i className="vk-grid-skeleton-box" />}
        {shown.map(({ field, align }, place) => (
          <span key={field} className={align && 'vk-cell-right'}>
            {cell(place)}
          </span>
        ))}
      </div>
    )
  }

  return (
    <div
      aria-busy="true"
      {...(rows
        ? { className: 'vk-grid-skeleton vk-grid-known' }
        : { className: 'vk-grid-skeleton', role: 'status', 'aria-label': t('loading') })}
    >
      <div className="vk-grid-skeleton-head" style={style}>
        {selectable && <i className="vk-grid-skeleton-box" />}
        {shown.map(({ field, header, align }) => (
          <span key={field} className={align && 'vk-cell-right'}>
            {header}
          </span>
        ))}
      </div>
      {rows
        ? rows
            .slice(0, Math.ceil(window.innerHeight / height))
            .map((row, at) => line(props.rowId?.(row) ?? at, place => known(row, place), props.rowTone?.(row)))
        : numbers(count).map(row => line(row, place => bar(row, place)))}
      {slow && !rows && <p className="vk-grid-skeleton-slow">{t('slow')}</p>}
    </div>
  )
}

const widths = [62, 48, 70, 54, 66, 40, 58]
