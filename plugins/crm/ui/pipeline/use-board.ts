import { confirm, Problem, refreshCalls, toast, useCall, useSave, useT } from '@core/ui'
import { useState } from 'react'
import { stageName } from '../../contract/stage-look'
import { askedSort, type BoardColumn, type BoardSort, columnFigures, columnOf, type LeadCard } from './board-columns'

/** What the board is narrowed to. */
export interface BoardFilter {
  query?: string | undefined
  user_id?: number | undefined
  tag?: string | undefined
}

/** The cards of the board with the figures of all there are, and moving them: at once on screen, back when the server refuses (R-PIPE-002, R-PIPE-003). */
export function useBoard(limit: number, sort: BoardSort, filter: BoardFilter) {
  const t = useT('crm')
  const asked = { params: { query: { limit, sort: askedSort[sort], ...filter } } }
  const query = useCall('get', '/api/user/getleadpipeline', asked, { keepPrevious: true })
  const figures = useCall('get', '/api/flow/pipelinefigures', { params: { query: filter } }, { keepPrevious: true })
  const change = useSave('post', '/api/lead/{id}/changestatus', { refresh: ['/api/flow'] })
  const [moved, setMoved] = useState<Readonly<Record<number, LeadCard['flow_status']>>>({})
  const cards = (query.data ?? []).map(card => ({ ...card, flow_status: moved[card.id] ?? card.flow_status }))
  const forget = (id: number) => setMoved(({ [id]: _, ...rest }) => rest)

  async function move(card: LeadCard, column: BoardColumn): Promise<void> {
    if (columnOf(card) === column) return
    setMoved(current => ({ ...current, [card.id]: column }))
    try {
      await change.send({ params: { path: { id: card.flow_id } }, body: { flow_status: column } })
      await refreshCalls('/api/user/getleadpipeline', '/api/flow/pipelinefigures')
      const stage = column === 'cancelled' ? t('field.flow.status.cancelled') : stageName(column)
      toast(t('flowMoved', { name: card.relation_fullname, stage }), {
        undo: () => void move({ ...card, flow_status: column }, columnOf(card) ?? 'new'),
      })
    } catch (error) {
      forget(card.id)
      void refreshCalls('/api/user/getleadpipeline')
      if (!(error instanceof Problem)) throw error
      await confirm({ title: t('moveRefused'), text: error.message, verb: t('understood') })
    } finally {
      forget(card.id)
    }
  }

  return { query, cards, figures: figures.data && columnFigures(figures.data), move }
}
