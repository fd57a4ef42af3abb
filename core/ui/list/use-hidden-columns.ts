import { useMemo } from 'react'
import type { Column } from '../grid/column.ts'
import { useStored } from '../theme/use-stored.ts'

type Hideable = Pick<Column<never>, 'field' | 'hidden'>

/**
 * Fields of the columns that the user does not see, kept in this browser. Columns that are hidden at first, and those that
 * come later, as fields that the company adds do, stay so until the user shows them.
 */
export function useHiddenColumns(
  key: string,
  columns: readonly Hideable[],
  added: readonly Hideable[],
): [string[], (hidden: string[]) => void] {
  const [hidden, setHidden] = useStored<string[]>(`hidden.${key}`, [])
  const [shown, setShown] = useStored<string[]>(`shown.${key}`, [])
  const startHidden = [...columns.filter(column => column.hidden), ...added].map(column => column.field)
  const names = startHidden.join()
  // One and the same list until something changes: the grid is set up anew for another one.
  const unseen = useMemo(
    () => [...hidden, ...names.split(',').filter(field => field && !shown.includes(field) && !hidden.includes(field))],
    [hidden, shown, names],
  )

  function change(next: string[]): void {
    setHidden(next.filter(field => !startHidden.includes(field)))
    setShown(startHidden.filter(field => !next.includes(field)))
  }

  return [unseen, change]
}
