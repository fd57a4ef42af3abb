import { toastProblem } from '@core/ui'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Writes of the editor, one after the other, so that a later one never overtakes an earlier one. */
export interface SaveQueue {
  /** Runs a write when those before it are done; a refusal is shown and answers undefined. */
  add<T>(write: () => Promise<T>): Promise<T | undefined>
  /** Registers something that still waits for a pause in typing; answers how to take it back. */
  onSettle(send: () => void): () => void
  /** Sends what waits and resolves when everything has been written. */
  settle(): Promise<void>
  /** Writes that are under way or waiting. */
  pending: number
  /** When the last write was done. */
  savedAt: Date | null
  failed: boolean
}

export function useSaveQueue(): SaveQueue {
  const [state, setState] = useState<Pick<SaveQueue, 'pending' | 'savedAt' | 'failed'>>({
    pending: 0,
    savedAt: null,
    failed: false,
  })
  const tail = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(new Set<() => void>())
  const actions = useMemo(
    () => ({
      add<T>(write: () => Promise<T>): Promise<T | undefined> {
        setState(before => ({ ...before, pending: before.pending + 1 }))
        const run = tail.current.then(write).then(
          answer => {
            setState(before => ({ pending: before.pending - 1, savedAt: new Date(), failed: false }))
            return answer
          },
          (error: unknown) => {
            toastProblem(error)
            setState(before => ({ ...before, pending: before.pending - 1, failed: true }))
            return undefined
          },
        )
        tail.current = run
        return run
      },
      onSettle(send: () => void) {
        waiting.current.add(send)
        return () => void waiting.current.delete(send)
      },
      async settle() {
        for (const send of waiting.current) send()
        await tail.current
      },
    }),
    [],
  )
  return { ...actions, ...state }
}

/** Asks before the window closes while something is still on its way; screens may change, the writes go on. */
export function useCloseGuard({ pending, settle }: SaveQueue): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      void settle()
      if (pending > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [pending, settle])
}
