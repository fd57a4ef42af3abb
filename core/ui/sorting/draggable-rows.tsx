import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCoreT } from '../i18n/use-t.ts'
import type { SortableRowsProps } from './sortable-rows.tsx'
import { useDragStyles } from './use-drag-styles.ts'

/** The rows behind `SortableRows`, with what drags them. */
export default function DraggableRows<Row extends { id: number }>({
  rows,
  nameOf,
  render,
  onOrder,
}: SortableRowsProps<Row>) {
  const styles = useDragStyles()

  function move(from: number, to: number): void {
    const next = [...rows]
    const [moved] = next.splice(from, 1)
    // Drawn at once: the row stands moved on the page already, and what is taken back sooner is no change to React.
    if (moved) flushSync(() => onOrder(next.toSpliced(to, 0, moved)))
  }

  return (
    <DragDropProvider
      plugins={defaults => [...defaults, styles]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.index !== source.initialIndex)
          move(source.initialIndex, source.index)
      }}
    >
      <ul className="vk-sortable">
        {rows.map((row, index) => (
          <DraggableRow key={row.id} id={row.id} index={index} name={nameOf(row)}>
            {render(row)}
          </DraggableRow>
        ))}
      </ul>
    </DragDropProvider>
  )
}

interface DraggableRowProps {
  id: number
  index: number
  name: string
  children: ReactNode
}

function DraggableRow({ id, index, name, children }: DraggableRowProps) {
  const t = useCoreT()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <li ref={ref} data-dragging={isDragging || undefined}>
      <button type="button" ref={handleRef} className="vk-sortable-grip" aria-label={t('moveNamed', { name })}>
        <IconGripVertical size={16} stroke={1.75} />
      </button>
      {children}
    </li>
  )
}
