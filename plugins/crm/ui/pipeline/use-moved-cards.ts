import { call, changeAnswer, type Init, refreshCalls } from '@core/ui'
import { useCallback, useRef } from 'react'
import type { LeadCard } from './board-columns'
import type { BoardFilter } from './use-board'

/**
 * Reads after a move what it changed, and no more: the card, and the figures of where it was and where it is. A board may
 * have ten thousand cards.
 */
export function useMovedCards(asked: Init<'get', '/api/user/getleadpipeline'>, filter: BoardFilter) {
  const current = useRef({ asked, filter })
  current.current = { asked, filter }
  const touched = useRef(new Set<LeadCard['flow_status']>()).current
  const reading = useRef<Promise<void> | null>(null)

  return useCallback(
    async (flowId: number, statuses: readonly LeadCard['flow_status'][]): Promise<void> => {
      for (const status of statuses) touched.add(status)
      // One after the other: of two moves at once the figures of the first must not come last.
      reading.current ??= readFigures()
      try {
        await Promise.all([readCard(flowId), reading.current])
      } catch {
        // The dossier was moved, and reading all tells what is wrong if that fails as well.
        await refreshCalls('/api/user/getleadpipeline', '/api/flow/pipelinefigures')
      }

      async function readCard(id: number): Promise<void> {
        const { asked } = current.current
        const card = await call('get', '/api/lead/{id}', { params: { path: { id } } })
        changeAnswer('/api/user/getleadpipeline', asked, cards => cards.map(one => (one.id === id ? card : one)))
      }

      async function readFigures(): Promise<void> {
        try {
          while (touched.size) {
            const { filter } = current.current
            const those = [...touched]
            touched.clear()
            const query = { ...filter, status: those.join(',') }
            const read = await call('get', '/api/flow/pipelinefigures', { params: { query } })
            changeAnswer('/api/flow/pipelinefigures', { params: { query: filter } }, figures => [
              ...figures.filter(({ flow_status }) => !those.includes(flow_status)),
              ...read,
            ])
          }
        } finally {
          reading.current = null
        }
      }
    },
    [touched],
  )
}
