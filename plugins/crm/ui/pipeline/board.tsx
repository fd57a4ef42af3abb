import { useT } from '@core/ui'
import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, KeyboardSensor, PointerSensor } from '@dnd-kit/react'
import { type ComponentProps, useMemo } from 'react'
import { FLOW_STAGES, type FlowStage } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import { type Phase, usePhases } from '../flow/use-phases'
import { BoardColumnView } from './board-column'
import { type BoardColumn, type ColumnFigures, type ColumnsOfCards, type LeadCard, nothingIn } from './board-columns'
import { CancelLane } from './cancel-lane'

type Plugins = Extract<ComponentProps<typeof DragDropProvider>['plugins'], (standard: never) => unknown>

interface BoardProps {
  columns: ColumnsOfCards
  /** Of all dossiers, not of the cards that are there. */
  figures: ColumnFigures | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

const NONE: readonly LeadCard[] = []

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
export function Board({ columns, figures, move }: BoardProps) {
  const t = useT('crm')
  // Here before the menu of a card asks for them.
  usePhases()
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
        const card = Object.values(columns)
          .flat()
          .find(one => one.id === source?.id)
        if (!canceled && card && target) move(card, target.id as BoardColumn, null)
      }}
    >
      <div className="crm-board">
        <div className="crm-board-columns">
          {FLOW_STAGES.map(stage => (
            <BoardColumnView
              key={stage}
              stage={stage}
              cards={columns[stage] ?? NONE}
              figure={figures && (figures[stage] ?? nothingIn)}
              move={move}
            />
          ))}
        </div>
        <CancelLane
          cards={columns.cancelled ?? NONE}
          figure={figures && (figures.cancelled ?? nothingIn)}
          move={move}
        />
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
