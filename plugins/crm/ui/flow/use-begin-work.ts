import { call, confirm, Problem, toastProblem, useT } from '@core/ui'
import { useCallback } from 'react'
import type { FlowStatus } from './flow-status'

/**
 * Answers whether dossiers may go to a status: that work begins before its customer agreed to anything has to be confirmed
 * (R-FLOW-029).
 */
export function useBeginWork(): (ids: readonly number[], to: FlowStatus | null | undefined) => Promise<boolean> {
  const t = useT('crm')
  return useCallback(
    async (ids, to) => {
      if (to !== 'project') return true
      try {
        const { unagreed } = await call('post', '/api/flow/testProjectStart', { body: { selectedFlowIds: [...ids] } })
        if (!unagreed.length) return true
        return await confirm({
          title: t('beginWorkTitle'),
          text:
            ids.length === 1 ? t('beginWorkText') : t('beginWorkMany', { count: unagreed.length, total: ids.length }),
          verb: t('beginWork'),
        })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        toastProblem(error)
        return false
      }
    },
    [t],
  )
}
