import { StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useMemo } from 'react'
import { flushSync } from 'react-dom'

/** Around lists that are ordered by dragging, with mouse, finger or keyboard; `group` names one of several lists. */
export function Sorting({
  children,
  onMoved,
}: {
  children: ReactNode
  onMoved: (from: number, to: number, group: string) => void
}) {
  // The styles of a dragged element pass the Content-Security-Policy with the nonce of the page only.
  const styles = useMemo(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
    return StyleInjector.configure({ nonce })
  }, [])
  return (
    <DragDropProvider
      plugins={defaults => [...defaults, styles]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return
        const { initialIndex, index, initialGroup } = source
        if (index === initialIndex) return
        // The row stands moved on the page already, and React must have drawn it there before anything takes it back:
        // what is taken back sooner is no change to it, and the row would stay where it was dropped.
        flushSync(() => onMoved(initialIndex, index, String(initialGroup ?? '')))
      }}
    >
      {children}
    </DragDropProvider>
  )
}
