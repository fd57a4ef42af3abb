import { type RefObject, useEffect } from 'react'
import type { DataGridProps } from './data-grid-props.ts'

/** State of a box, which the grid puts behind its name: whoever hears the name hears the state of the box as well. */
const STATE = / \([^()]*\)$/

/** Names the grid to whoever hears it, its boxes without their state, and the places of its rows among all that there are. */
export function useSpokenGrid(
  frame: RefObject<HTMLElement | null>,
  label: string | undefined,
  among: DataGridProps<object>['among'],
): void {
  const { offset, total } = among ?? { offset: 0, total: null }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const say = (of: Element | null, name: string, value: string) => {
      if (of && of.getAttribute(name) !== value) of.setAttribute(name, value)
    }
    const tell = () => {
      const grid = element.querySelector('[role="grid"], [role="treegrid"]')
      if (label) say(grid, 'aria-label', label)
      // The row of the heads counts too.
      if (total !== null) say(grid, 'aria-rowcount', String(total + 1))
      for (const row of total === null ? [] : element.querySelectorAll('[role="row"][row-index]'))
        say(row, 'aria-rowindex', String(offset + Number(row.getAttribute('row-index')) + 2))
      for (const box of element.querySelectorAll('input[type="checkbox"][aria-label$=")"]'))
        say(box, 'aria-label', (box.getAttribute('aria-label') ?? '').replace(STATE, ''))
    }
    tell()
    const drawn = new MutationObserver(tell)
    const attributeFilter = ['aria-label', 'aria-rowcount', 'aria-rowindex']
    drawn.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter })
    return () => drawn.disconnect()
  }, [frame, label, offset, total])
}
