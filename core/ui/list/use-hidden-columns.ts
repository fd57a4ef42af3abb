import type { Column } from '../grid/column.ts'
import { useStored } from '../theme/use-stored.ts'

type Hideable = Pick<Column<never>, 'field' | 'hidden'>

/**
 * Fields of the columns that the user does not see, kept in this browser. Columns that come later, as fields that the
 * company adds do, start hidden until the user shows them.
 */
export function useHiddenColumns(
  key: string,
  columns: readonly Hideable[],
  startHidden: readonly Hideable[],
): [string[], (hidden: string[]) => void] {
  const first = columns.filter(column => column.hidden).map(column => column.field)
  const [hidden, setHidden] = useStored<string[]>(`hidden.${key}`, first)
  const [shown, setShown] = useStored<string[]>(`shown.${key}`, [])
  const unseen = startHidden.map(column => column.field).filter(field => !shown.includes(field))

  function change(next: string[]): void {
    setHidden(next.filter(field => !startHidden.some(column => column.field === field)))
    setShown(startHidden.map(column => column.field).filter(field => !next.includes(field)))
  }

  return [unseen.length > 0 ? [...hidden, ...unseen] : hidden, change]
}
