import { useCallback, useMemo, useRef, useState } from 'react'

export interface Selection {
  /** Widget that is being edited. */
  selected: number | null
  select: (widgetId: number | null) => void
  /** For the fields of the selected widget: takes the focus to them, once after each choice. */
  enter: (fields: HTMLElement | null) => void
  /** Takes the focus back to where the widget was chosen. */
  leave: () => void
}

/** Which widget is being edited. The focus goes along to its fields, which stand far behind the paper, and back. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<{ widgetId: number | null }>({ widgetId: null })
  const from = useRef<Element | null>(null)
  const entering = useRef(false)
  const select = useCallback((widgetId: number | null) => {
    from.current = document.activeElement
    entering.current = widgetId !== null
    setChosen({ widgetId })
  }, [])
  const enter = useCallback((fields: HTMLElement | null) => {
    if (!entering.current || !fields) return
    entering.current = false
    fields.focus()
  }, [])
  const leave = useCallback(() => {
    if (from.current instanceof HTMLElement) from.current.focus()
  }, [])
  return useMemo(() => ({ selected: chosen.widgetId, select, enter, leave }), [chosen, select, enter, leave])
}
