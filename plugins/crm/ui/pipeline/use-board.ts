import { call, confirm, outdateCalls, Problem, refreshCalls, toast, useCall, useT } from '@core/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { stageName } from '../../contract/stage-look'
import { useBeginWork } from '../flow/use-begin-work'
import type { Phase } from '../flow/use-phases'
import {
  askedSort,
  type BoardColumn,
  type BoardSort,
  type ColumnsOfCards,
  columnFigures,
  columnOf,
  inColumns,
  keptColumns,
  type LeadCard,
  sorted,
} from './board-columns'
import { useMovedCards } from './use-moved-cards'

/** What the board is narrowed to. */
export interface BoardFilter {
  query?: string | undefined
  user_id?: number | undefined
  tag?: string | undefined
}

/** Where a card stands on the board. */
type Standing = Pick<LeadCard, 'flow_status' | 'flow_phase_id' | 'flow_phase_description'>

const standingOf = ({ flow_status, flow_phase_id, flow_phase_description }: LeadCard): Standing => ({
  flow_status,
  flow_phase_id,
  flow_phase_description,
})

/** The cards of the board with the figures of all there are, and moving them: at once on screen, back when the server refuses (R-PIPE-002, R-PIPE-003). */
export function useBoard(limit: number, sort: BoardSort, filter: BoardFilter) {
  const t = useT('crm')
  const asked = { params: { query: { limit, sort: askedSort[sort], ...filter } } }
  const query = useCall('get', '/api/user/getleadpipeline', asked, { keepPrevious: true })
  const figures = useCall('get', '/api/flow/pipelinefigures', { params: { query: filter } }, { keepPrevious: true })
  const readMoved = useMovedCards(asked, filter)
  const mayBegin = useBeginWork()
  const [moved, setMoved] = useState<Readonly<Record<number, Standing>>>({})
  const cards = useMemo(() => sorted(query.data ?? [], sort), [query.data, sort])
  const before = useRef<ColumnsOfCards>({})
  const columns = useMemo(() => {
    const standing = inColumns(cards.map(card => (moved[card.id] ? { ...card, ...moved[card.id] } : card)))
    before.current = keptColumns(before.current, standing)
    return before.current
  }, [cards, moved])

  const put = useCallback(
    async function put(card: LeadCard, standing: Standing): Promise<void> {
      const forget = () => setMoved(({ [card.id]: _, ...rest }) => rest)
      const { flow_status, flow_phase_id } = standing
      setMoved(current => ({ ...current, [card.id]: standing }))
      try {
        const body = { flow_status, ...(flow_phase_id && { flow_phase_id }) }
        await call('post', '/api/lead/{id}/changestatus', { params: { path: { id: card.flow_id } }, body })
        await outdateCalls('/api/user/getleadpipeline', '/api/lead', '/api/flow')
        await readMoved(card.flow_id, [card.flow_status, flow_status])
      } catch (error) {
        forget()
        void refreshCalls('/api/user/getleadpipeline')
        if (!(error instanceof Problem)) throw error
        await confirm({ title: t('moveRefused'), text: error.message, verb: t('understood') })
        return
      } finally {
        forget()
      }
      const column = columnOf(standing)
      const stage = column === 'cancelled' || !column ? t('field.flow.status.cancelled') : stageName(column)
      toast(t('flowMoved', { name: card.relation_fullname, stage }), { undo: () => put(card, standingOf(card)) })
    },
    [readMoved, t],
  )

  /** After a card was cancelled with a form, and after that was taken back. */
  const cancelled = (card: LeadCard) => readMoved(card.flow_id, [card.flow_status, 'cancelled'])

  /** To a column, and in it to a sub-status; a card that is dropped where it was stays as it is. */
  const move = useCallback(
    async (card: LeadCard, column: BoardColumn, phase: Phase | null): Promise<void> => {
      if (columnOf(card) === column && !phase) return
      if (columnOf(card) !== column && column !== 'cancelled' && !(await mayBegin([card.flow_id], column))) return
      await put(card, {
        flow_status: column,
        flow_phase_id: phase?.id ?? null,
        flow_phase_description: phase?.description ?? card.flow_phase_description,
      })
    },
    [put, mayBegin],
  )

  return { query, columns, figures: figures.data && columnFigures(figures.data), move, cancelled }
}
