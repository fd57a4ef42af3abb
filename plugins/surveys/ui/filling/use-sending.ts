import { toast, toastProblem, useOnline, useT } from '@core/ui'
import { useEffect, useRef, useState } from 'react'
import type { FormDoor, FormItem } from './door'
import { isBegunHere } from './on-device'
import type { Filling } from './use-filling'
import type { LocalFiles } from './use-local-files'

/** Sends a form once the server has all of it, however long the connection stays away, and puts it back. */
export function useSending({ id, status }: FormItem, filling: Filling, local: LocalFiles, door: FormDoor) {
  const t = useT('surveys')
  const online = useOnline()
  const [working, setWorking] = useState(false)
  const { finished, confirmed, finish, conflicts, misfits, queue } = filling
  const here = isBegunHere({ id })
  const queues = [queue, local.queue]
  // A photo that the server would not have is left too: somebody takes it away or takes another.
  const refused = local.files.some(({ refusal }) => refusal !== undefined)
  const onTheWay = filling.waiting + local.files.length
  const isReady = finished !== undefined && status === 'open'
  const goes = isReady && !here && onTheWay + conflicts.length === 0
  // Somebody else sent it meanwhile, and it holds all that was filled in here.
  const isOver = finished !== undefined && status !== 'open' && onTheWay + conflicts.length === 0
  const asks = conflicts.length + misfits.length > 0 || refused
  const held = here || !online || asks || queues.some(({ failed }) => failed)

  async function putBack(): Promise<void> {
    setWorking(true)
    try {
      await door.putBack?.()
      await door.refresh()
    } catch (error) {
      toastProblem(error)
    } finally {
      setWorking(false)
    }
  }

  async function send(): Promise<void> {
    if (finished === undefined) return
    const answer = await queue.insist(() => door.markSent(finished, confirmed))
    finish(false)
    await door.refresh()
    if (answer && door.putBack) toast(t('formSent'), { undo: putBack })
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (goes) void latest.current()
  }, [goes])
  const ended = useRef(() => finish(false))
  ended.current = () => finish(false)
  useEffect(() => {
    if (isOver) ended.current()
  }, [isOver])

  return {
    putBack,
    busy: working || (isReady && !held),
    /** It is ready, and goes out later. */
    waits: isReady && held,
    /** Not before somebody has said what becomes of something. */
    asks,
    send(confirmed: Readonly<Record<string, number>>): void {
      finish(true, confirmed)
      for (const one of queues) one.send()
    },
  }
}
export type Sending = ReturnType<typeof useSending>
