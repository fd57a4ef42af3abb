import { call, refreshCalls, toast, toastProblem, useOnline, useT } from '@core/ui'
import { useEffect, useRef, useState } from 'react'
import type { FilledItem } from '../answers/asked-field'
import { isBegunHere } from './on-device'
import type { Filling } from './use-filling'
import type { LocalFiles } from './use-local-files'

/** Says of a form that it is ready; with the same key it is said once. */
export const markSent = (id: number, key: string): Promise<FilledItem> =>
  call('post', '/api/flowdataitem/{id}/markSent', { params: { path: { id } }, headers: { 'Idempotency-Key': key } })

/** Sends a form once the server has all of it, however long the connection stays away, and puts it back. */
export function useSending({ id, status }: FilledItem, filling: Filling, local: LocalFiles) {
  const t = useT('surveys')
  const online = useOnline()
  const [working, setWorking] = useState(false)
  const { finished, finish, conflicts, queue } = filling
  const here = isBegunHere({ id })
  const queues = [queue, local.queue]
  const onTheWay = filling.waiting + local.files.filter(({ refusal }) => refusal === undefined).length
  const goes = finished !== undefined && !here && status === 'open' && onTheWay + conflicts.length === 0
  const held = here || !online || conflicts.length > 0 || queues.some(({ failed }) => failed)

  async function putBack(): Promise<void> {
    setWorking(true)
    try {
      await call('post', '/api/flowdataitem/{id}/rollBackStatus', { params: { path: { id } } })
      await refresh()
    } catch (error) {
      toastProblem(error)
    } finally {
      setWorking(false)
    }
  }

  async function send(): Promise<void> {
    if (finished === undefined) return
    const answer = await queue.insist(() => markSent(id, finished))
    finish(false)
    await refresh()
    if (answer) toast(t('formSent'), { undo: putBack })
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (goes) void latest.current()
  }, [goes])

  return {
    putBack,
    busy: working || (finished !== undefined && !held),
    /** It is ready, and goes out later. */
    waits: finished !== undefined && held,
    send(): void {
      finish(true)
      for (const one of queues) one.send()
    },
  }
}
export type Sending = ReturnType<typeof useSending>

const refresh = () => refreshCalls('/api/flowdataitem', '/api/flow', '/api/flowdata')
