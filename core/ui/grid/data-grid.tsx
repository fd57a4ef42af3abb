import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { DataGridProps } from './data-grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'

const Grid = lazyPart(
  () => import('./ag-grid.tsx'),
  props => <EarlyRows {...props} />,
) as typeof DataGrid

/**
 * A table with sortable, resizable columns. Rows are drawn before the grid is read and made, which takes longer than all
 * else: it takes their place once they have been seen.
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>): ReactNode {
  const seen = useSeen()
  return seen ? <Grid {...props} /> : <EarlyRows {...props} />
}

function EarlyRows<Row extends object>(props: DataGridProps<Row>) {
  return (
    <GridSkeleton
      {...props}
      rows={props.rows ?? props.early}
      selectable={props.onSelect !== undefined}
      menu={props.rowActions !== undefined}
    />
  )
}

/** Whether the browser has shown what was drawn first. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The next picture is the first one with it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return seen
}
