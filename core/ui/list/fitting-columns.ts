import type { Column } from '../grid/column.ts'
import { nameColumn } from '../grid/column.ts'
import { type KeptColumn, menuWidth, selectionWidth, widthOf } from '../grid/grid-layout.ts'

type Fitted = Pick<Column<never>, 'field' | 'header' | 'width' | 'minWidth' | 'phone'>

interface Room {
  /** Pixels that the list is wide. */
  width: number
  selectable: boolean
  menu: boolean
  hidden: readonly string[]
  /** Columns that start hidden and that the user asked for. */
  asked: readonly string[]
  kept: readonly KeptColumn[]
}

/**
 * Columns that step aside where not all of them fit, so that no number is cut and none waits behind a scroll bar: the last
 * ones first, of those that the card on a phone does without, and then of those under its name the narrowest that makes
 * room enough. What the user asked for or made wider stays.
 */
export function steppingAside(columns: readonly Fitted[], room: Room): string[] {
  const shown = columns.filter(({ field }) => !room.hidden.includes(field))
  const least = (column: Fitted) => {
    const { width, minWidth } = widthOf(column, room.kept)
    return width ?? minWidth
  }
  const stays = ({ field }: Fitted) =>
    room.asked.includes(field) || room.kept.some(({ colId, width }) => colId === field && width)
  const name = nameColumn(columns)
  const free = shown.filter(column => column !== name && !stays(column)).toReversed()
  const fixed = (room.selectable ? selectionWidth : 0) + (room.menu ? menuWidth : 0)
  let over = shown.reduce((sum, column) => sum + least(column), fixed) - room.width
  const aside: string[] = []
  const stepAside = (column: Fitted) => {
    aside.push(column.field)
    over -= least(column)
  }
  for (const column of free.filter(({ phone }) => !phone)) if (over > 0) stepAside(column)
  let metas = free.filter(({ phone }) => phone === 'meta')
  while (over > 0 && metas[0]) {
    const enough = metas.filter(column => least(column) >= over).toSorted((one, other) => least(one) - least(other))
    const goes = enough[0] ?? metas[0]
    stepAside(goes)
    metas = metas.filter(column => column !== goes)
  }
  return aside
}
