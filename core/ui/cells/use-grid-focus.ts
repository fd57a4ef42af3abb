import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { CONTROLS, moveInGrid } from './grid-keys.ts'

/**
 * A table of fields is one stop for Tab: at the cell that had the focus last. Once somebody types or moves in it, Tab walks
 * through its cells, until the last one or Escape. Its rows carry `data-line`, and the fields of a column one `data-column`.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement | null>(null)
  const walks = useRef(false)
  const mark = () => {
    const controls = [...(grid.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
    const known = current.current && controls.includes(current.current) ? current.current : null
    const stop = known ?? controls.find(control => control.dataset.column) ?? controls[0]
    for (const control of controls) {
      control.tabIndex = control === stop ? 0 : -1
      control.toggleAttribute('data-current', control === known)
    }
  }
  useLayoutEffect(mark)
  const starts = () => {
    walks.current = true
  }
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!target.matches(CONTROLS)) return
      current.current = target
      mark()
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) walks.current = false
    },
    onInput: starts,
    onPointerDown: starts,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') walks.current = false
      if (event.defaultPrevented || !moveInGrid(event, walks.current)) return
      event.preventDefault()
      walks.current = true
    },
  }
}
