import { confirm, Problem, refreshCalls, toast, useCall, useSave, useT } from '@core/ui'
import { useCallback, useMemo, useState } from 'react'
import { stageName } from '../../contract/stage-look'
import type { Phase } from '../flow/use-phases'
import {
  askedSort,
  type BoardColumn,
  type BoardSort,
  columnFigures,
  columnOf,
  inColumns,
  type LeadCard,
  sorted,
} from './board-columns'

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
  const { send } = useSave('post', '/api/lead/{id}/changestatus', { refresh: ['/api/flow'] })
  const [moved, setMoved] = useState<Readonly<Record<number, Standing>>>({})
  const known = query.data
  const columns = useMemo(() => {
    const cards = (known ?? []).map(card => (moved[card.id] ? { ...card, ...moved[card.id] } : card))
    return inColumns(sorted(cards, sort))
  }, [known, moved, sort])

  const put = useCallback(
    async function put(card: LeadCard, standing: Standing): Promise<void> {
      const forget = () => setMoved(({ [card.id]: _, ...rest }) => rest)
      const { flow_status, flow_phase_id } = standing
      setMoved(current => ({ ...current, [card.id]: standing }))
      try {
        const body = { flow_status, ...(flow_phase_id && { flow_phase_id }) }
        await send({ params: { path: { id: card.flow_id } }, body })
        await refreshCalls('/api/user/getleadpipeline', '/api/flow/pipelinefigures')
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
    [send, t],
  )

  /** After a card was cancelled elsewhere: read again what the board shows. */
  const refresh = () => refreshCalls('/api/user/getleadpipeline', '/api/flow')

  /** To a column, and in it to a sub-status; a card that is dropped where it was stays as it is. */
  const move = useCallback(
    async (card: LeadCard, column: BoardColumn, phase: Phase | null): Promise<void> => {
      if (columnOf(card) === column && !phase) return
      await put(card, {
        flow_status: column,
        flow_phase_id: phase?.id ?? null,
        flow_phase_description: phase?.description ?? card.flow_phase_description,
      })
    },
    [put],
  )

  return { query, columns, figures: figures.data && columnFigures(figures.data), move, refresh }
}
