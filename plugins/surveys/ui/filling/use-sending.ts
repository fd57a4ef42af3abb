import { call, refreshCalls, type SaveQueue, toast, toastProblem, useT } from '@core/ui'
import { useState } from 'react'
import type { FilledItem } from '../answers/asked-field'

/** Sends a form once the server has all of it, and puts it back. */
export function useSending({ id }: FilledItem, queues: readonly SaveQueue[]) {
  const t = useT('surveys')
  const [busy, setBusy] = useState(false)
  const params = { path: { id } }

  async function doing(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      await refreshCalls('/api/flowdataitem', '/api/flow', '/api/flowdata')
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const putBack = () => doing(() => call('post', '/api/flowdataitem/{id}/rollBackStatus', { params }))
  return {
    busy,
    putBack,
    send: () =>
      doing(async () => {
        for (const queue of queues) if (!(await queue.settle())) return
        await call('post', '/api/flowdataitem/{id}/markSent', { params })
        toast(t('formSent'), { undo: putBack })
      }),
  }
}
export type Sending = ReturnType<typeof useSending>
