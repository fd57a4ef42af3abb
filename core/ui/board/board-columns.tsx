import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, KeyboardSensor, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react'
import { IconArrowRight, IconDots, IconGripVertical } from '@tabler/icons-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Count } from '../data/tag.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'
import { classes } from '../styles/classes.ts'
import type { BoardColumn, BoardProps } from './board.tsx'
import { spokenOf } from './spoken.ts'

type Card = { id: number | string }
type Props = BoardProps<Card>

/** A pointer takes all of a card but its menu; keys take it by its handle. */
const sensors = [
  PointerSensor.configure({
    activatorElements: source => [source.element],
    preventActivation: event => Boolean((event.target as Element).closest('[data-menu]')),
  }),
  // One press of an arrow is about one column.
  KeyboardSensor.configure({ offset: { x: 204, y: 48 } }),
]

/** The board behind `Board`. */
export default function BoardColumns(props: Props) {
  const { columns, cards, columnOf, nameOf, onMove, label } = props
  const t = useCoreT()
  const plugins = useMemo(() => {
    // The styles of a dragged card pass the Content-Security-Policy with the nonce of the page only.
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
    const titleOf = (key: unknown) => columns.find(column => column.key === key)?.title ?? ''
    const spoken = spokenOf(t, id => nameOf(cards.find(card => card.id === id) ?? { id: '' }), titleOf)
    const own = [StyleInjector.configure({ nonce }), Accessibility.configure(spoken)]
    return (standard: object[]) => [...standard, ...own] as never[]
  }, [t, columns, cards, nameOf])
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        const card = cards.find(one => one.id === source?.id)
        if (!canceled && card && target && columnOf(card) !== target.id) onMove(card, String(target.id))
      }}
    >
      <section className="vk-board" aria-label={label}>
        {columns.map(column => (
          <Column
            key={column.key}
            column={column}
            own={cards.filter(card => columnOf(card) === column.key)}
            board={props}
          />
        ))}
      </section>
    </DragDropProvider>
  )
}

function Column({ column, own, board }: { column: BoardColumn; own: readonly Card[]; board: Props }) {
  const t = useCoreT()
  const step = board.shown ?? 25
  const [shown, setShown] = useState(step)
  const { ref, isDropTarget } = useDroppable({ id: column.key })
  return (
    <section
      ref={ref}
      className={classes('vk-board-column', isDropTarget && 'vk-board-target')}
      style={{ '--column': column.color ?? 'var(--accent)' } as CSSProperties}
      aria-label={column.title}
    >
      <header>
        <div className="vk-row">
          {column.icon && <column.icon size={16} stroke={1.75} />}
          <h2 className="vk-clip">{column.title}</h2>
          <Count>{own.length}</Count>
        </div>
        {column.note && <div className="vk-board-note">{column.note}</div>}
      </header>
      {own.slice(0, shown).map(card => (
        <BoardCard key={card.id} card={card} board={board} />
      ))}
      {own.length === 0 && <p className="vk-board-empty">{t('boardEmpty')}</p>}
      {own.length > shown && (
        <Button size="small" variant="minimal" onClick={() => setShown(shown + step)}>
          {t('showMore')}
        </Button>
      )}
    </section>
  )
}

function BoardCard({ card, board }: { card: Card; board: Props }) {
  const t = useCoreT()
  const { ref, handleRef, isDragging } = useDraggable({ id: card.id })
  const name = board.nameOf(card)
  return (
    <article ref={ref} aria-label={name} className={classes('vk-board-card', isDragging && 'vk-board-dragging')}>
      <button ref={handleRef} type="button" className="vk-board-handle" aria-label={t('boardPick', { name })}>
        <IconGripVertical size={14} stroke={1.75} />
      </button>
      <div className="vk-grow">{board.render(card)}</div>
      <Menu
        label={t('boardMove', { name })}
        items={board.columns
          .filter(({ key }) => key !== board.columnOf(card))
          .map(({ key, title }) => ({
            key,
            label: t('boardMoveTo', { column: title }),
            icon: IconArrowRight,
            onSelect: () => board.onMove(card, key),
          }))}
      >
        <IconButton size="small" icon={IconDots} label={t('boardMove', { name })} data-menu />
      </Menu>
    </article>
  )
}
