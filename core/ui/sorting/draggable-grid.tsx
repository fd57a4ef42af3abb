import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCoreT } from '../i18n/use-t.ts'
import type { SortableGridProps } from './sortable-grid.tsx'
import { useDragStyles } from './use-drag-styles.ts'
import './sortable-rows.css'

/** The grid behind `SortableGrid`, with what drags its items. */
export default function DraggableGrid<Item>({
  items,
  nameOf,
  render,
  onMove,
  className,
  itemClass,
}: SortableGridProps<Item>) {
  const styles = useDragStyles()
  return (
    <DragDropProvider
      plugins={defaults => [...defaults, styles]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.index !== source.initialIndex)
          // Drawn at once, as in a list: the item stands moved on the page already.
          flushSync(() => onMove(source.initialIndex, source.index))
      }}
    >
      <div className={className}>
        {items.map(({ id, item, style }, at) => (
          <DraggableItem key={id} id={id} index={at} name={nameOf(item)} className={itemClass} style={style}>
            {grip => render(item, at, grip)}
          </DraggableItem>
        ))}
      </div>
    </DragDropProvider>
  )
}

interface DraggableItemProps {
  id: string
  index: number
  name: string
  className: string | undefined
  style: CSSProperties | undefined
  children: (grip: ReactNode) => ReactNode
}

function DraggableItem({ id, index, name, className, style, children }: DraggableItemProps) {
  const t = useCoreT()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <div ref={ref} className={className} style={style} data-dragging={isDragging || undefined}>
      {children(
        <button type="button" ref={handleRef} className="vk-sortable-grip" aria-label={t('moveNamed', { name })}>
          <IconGripVertical size={16} stroke={1.75} />
        </button>,
      )}
    </div>
  )
}
