import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numbers, Skeleton } from '../feedback/skeleton.tsx'
import { type Column, cellContent, noContent, type PhonePlace } from '../grid/column.ts'
import './phone-list.css'

export interface PhoneListProps<Row> {
  /** Null while they are on their way. */
  rows: readonly Row[] | null
  columns: readonly Column<Row>[]
  href?: (row: Row) => string
  onOpen?: (row: Row) => void
  avatar?: (row: Row) => ReactNode
}

/** Rows as two-line cards of 64 px: title and aside above, meta and value below. */
export function PhoneList<Row>({ rows, columns, href, onOpen, avatar }: PhoneListProps<Row>) {
  if (!rows) {
    return (
      <div className="vk-phone-list" aria-busy="true">
        {numbers(9).map(place => (
          <div className="vk-phone-row" key={place}>
            <span className="vk-stack">
              <Skeleton width="55%" />
              <Skeleton width="35%" />
            </span>
            <Skeleton width={48} />
          </div>
        ))}
      </div>
    )
  }
  const placed = columns.some(column => column.phone)
  const at = (place: PhonePlace): Column<Row>[] =>
    placed ? columns.filter(column => column.phone === place) : columns.slice(...fallback[place])
  return (
    <ul className="vk-phone-list">
      {rows.map((row, place) => {
        const card = (
          <>
            {avatar && <span className="vk-phone-picture">{avatar(row)}</span>}
            <span className="vk-phone-text">
              <span className="vk-phone-title vk-clip">{cells(at('title'), row)}</span>
              <span className="vk-phone-meta">{cells(at('meta'), row)}</span>
            </span>
            <span className="vk-phone-end">
              <span>{cells(at('aside'), row)}</span>
              <span className="vk-phone-value">{cells(at('value'), row)}</span>
            </span>
          </>
        )
        const key = String((row as { id?: unknown }).id ?? place)
        return (
          <li key={key}>
            {href ? (
              <Link className="vk-phone-row" to={href(row)}>
                {card}
              </Link>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a row with layout inside; a button may not hold one
              <div
                className="vk-phone-row"
                role="button"
                tabIndex={0}
                onClick={() => onOpen?.(row)}
                onKeyDown={event => event.key === 'Enter' && onOpen?.(row)}
              >
                {card}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Columns of a list that does not say where they go on the phone. */
const fallback: Record<PhonePlace, [number, number]> = { title: [0, 1], meta: [1, 3], aside: [0, 0], value: [0, 0] }

/** Without columns' heads a dash says nothing: what is empty stays away. */
function cells<Row>(columns: Column<Row>[], row: Row): ReactNode {
  return columns.map(column => {
    const content = column.renderPhone ? column.renderPhone(row) : cellContent(column, row)
    return content === noContent ? null : <span key={column.field}>{content}</span>
  })
}
