import { Button, Count, classes, formatMoney, formatNumber, useT } from '@core/ui'
import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, KeyboardSensor, PointerSensor, useDroppable } from '@dnd-kit/react'
import { IconBan } from '@tabler/icons-react'
import { type ComponentProps, type CSSProperties, useMemo, useState } from 'react'
import { FLOW_STAGES, type FlowStage } from '../../contract/flow-status'
import { stageColor, stageIcon, stageName } from '../../contract/stage-look'
import type { Phase } from '../flow/use-phases'
import { BoardCard } from './board-card'
import {
  type BoardColumn,
  type ColumnFigure,
  type ColumnFigures,
  columnOf,
  type LeadCard,
  nothingIn,
  weights,
} from './board-columns'

type Plugins = Extract<ComponentProps<typeof DragDropProvider>['plugins'], (standard: never) => unknown>

interface BoardProps {
  cards: readonly LeadCard[]
  /** Of all dossiers, not of the cards that are there. */
  figures: ColumnFigures | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** Cards a column draws before it offers the rest. */
const SHOWN = 25

/** A pointer takes all of a card, its name too, but not its menu; keys take it by its handle. */
const sensors = [
  PointerSensor.configure({
    activatorElements: source => [source.element],
    preventActivation: event => Boolean((event.target as Element).closest('[data-menu]')),
  }),
  // One press of an arrow carries a card about as far as the next column.
  KeyboardSensor.configure({ offset: { x: 204, y: 48 } }),
]

/** One column per stage, and the lane where dossiers are cancelled (R-PIPE-001). Arrows move a picked up card too. */
export function Board({ cards, figures, move }: BoardProps) {
  const t = useT('crm')
  const plugins = useMemo<Plugins>(() => {
    // The styles of a dragged card pass the Content-Security-Policy with the nonce of the page only.
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
    const own = [StyleInjector.configure({ nonce }), Accessibility.configure(spoken(t))]
    return standard => [...standard, ...own]
  }, [t])
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        const card = cards.find(one => one.id === source?.id)
        if (!canceled && card && target) move(card, target.id as BoardColumn, null)
      }}
    >
      <div className="crm-board">
        <div className="crm-board-columns">
          {FLOW_STAGES.map(stage => (
            <Column
              key={stage}
              stage={stage}
              cards={cards.filter(card => columnOf(card) === stage)}
              figure={figures && (figures[stage] ?? nothingIn)}
              move={move}
            />
          ))}
        </div>
        <CancelLane count={figures && (figures.cancelled ?? nothingIn).count} />
      </div>
    </DragDropProvider>
  )
}

/** What a screen reader says while a card is picked up, carried and put down. */
function spoken(t: ReturnType<typeof useT<'crm'>>) {
  const nameOf = (source: Dragged['operation']['source']) => source?.data.card?.relation_fullname ?? ''
  const stageOfId = (id: unknown) =>
    id === 'cancelled' ? t('field.flow.status.cancelled') : stageName(id as FlowStage)
  return {
    screenReaderInstructions: { draggable: t('dragHelp') },
    announcements: {
      dragstart: ({ operation: { source } }: Dragged) => source && t('dragStarted', { name: nameOf(source) }),
      dragover: ({ operation: { target } }: Dragged) => target && t('dropTo', { stage: stageOfId(target.id) }),
      dragend: ({ operation: { source, target }, canceled }: Dragged & { canceled: boolean }) =>
        !source || canceled || !target
          ? t('dragCancelled')
          : t('flowMoved', { name: nameOf(source), stage: stageOfId(target.id) }),
    },
  }
}

interface Dragged {
  operation: { source: { id: unknown; data: { card?: LeadCard } } | null; target: { id: unknown } | null }
}

interface ColumnProps extends Pick<BoardProps, 'cards' | 'move'> {
  stage: FlowStage
  /** Undefined until it is known. */
  figure: ColumnFigure | undefined
}

function Column({ stage, cards, figure, move }: ColumnProps) {
  const t = useT('crm')
  const [shown, setShown] = useState(SHOWN)
  const { ref, isDropTarget } = useDroppable({ id: stage })
  const Glyph = stageIcon(stage)
  const colors = {
    '--stage': stageColor(stage),
    '--stage-text': stageColor(stage, 'text'),
    '--stage-soft': stageColor(stage, 'soft'),
  } as CSSProperties
  return (
    <section
      ref={ref}
      className={classes('crm-column', isDropTarget && 'crm-column-target')}
      style={colors}
      aria-label={stageName(stage)}
    >
      <header>
        <i className="crm-column-mark" aria-hidden="true" />
        <div className="vk-row">
          <Glyph size={16} stroke={1.75} />
          <h2 className="vk-clip">{stageName(stage)}</h2>
          {figure && <Count>{formatNumber(figure.count)}</Count>}
        </div>
        <div className="crm-column-worth">
          <strong>{figure ? formatMoney(figure.worth, { cents: false }) : '–'}</strong>
          <span className="vk-meta">{t('weightOf', { percent: weights[stage] })}</span>
        </div>
      </header>
      {isDropTarget && <span className="crm-column-hint">{t('dropTo', { stage: stageName(stage) })}</span>}
      {cards.slice(0, shown).map(card => (
        <BoardCard key={card.id} card={card} move={(column, phase) => move(card, column, phase)} />
      ))}
      {figure?.count === 0 && <p className="crm-column-empty">{t('emptyColumn')}</p>}
      {cards.length > shown ? (
        <Button size="small" variant="minimal" onClick={() => setShown(shown + 100)}>
          {t('moreFlows', { count: (figure?.count ?? cards.length) - shown })}
        </Button>
      ) : (
        figure &&
        figure.count > cards.length && (
          <p className="crm-column-empty">{t('flowsBesides', { count: figure.count - cards.length })}</p>
        )
      )}
    </section>
  )
}

function CancelLane({ count }: { count: number | undefined }) {
  const t = useT('crm')
  const { ref, isDropTarget } = useDroppable({ id: 'cancelled' })
  return (
    <section
      ref={ref}
      className={classes('crm-lane', isDropTarget && 'crm-lane-target')}
      aria-label={t('field.flow.status.cancelled')}
    >
      {count !== undefined && <Count>{formatNumber(count)}</Count>}
      <span>{t('field.flow.status.cancelled')}</span>
      <IconBan size={16} stroke={1.75} />
    </section>
  )
}
