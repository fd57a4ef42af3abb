import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Column } from '../grid/column.ts'
import type { KeptColumn } from '../grid/grid-layout.ts'
import { useStored } from '../theme/use-stored.ts'
import { steppingAside } from './fitting-columns.ts'

interface List<Row> {
  /** Under which the browser keeps widths and what the user asked for. */
  key: string
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  selectable: boolean
  menu: boolean
}

/** The columns that are out of sight in a list as wide as `body`: those that are hidden, and those there is no room for. */
export function useFittingColumns<Row>(
  body: RefObject<HTMLElement | null>,
  { key, columns, hidden, selectable, menu }: List<Row>,
): readonly string[] {
  const [width, setWidth] = useState<number>()
  const [kept] = useStored<KeptColumn[]>(`columns.${key}`, [])
  const [asked] = useStored<string[]>(`shown.${key}`, [])
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [body])
  const aside = width ? steppingAside(columns, { width, selectable, menu, hidden, asked, kept }).join() : ''
  // One and the same list until something changes: the grid is set up anew for another one.
  return useMemo(() => (aside ? [...hidden, ...aside.split(',')] : hidden), [hidden, aside])
}
