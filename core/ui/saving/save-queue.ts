import { useEffect, useMemo, useRef, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { fetchTouched } from '../lazy/at-first-touch.ts'
import { countUnderWay } from './under-way.ts'

/**
 * Writes of a screen that saves by itself, one after the other, so that a later one never overtakes an earlier one. Without a connection they
 * wait for one.
 */
export interface SaveQueue {
  /** Runs a write when those before it are done; a refusal is shown and answers undefined. */
  add<T>(write: () => Promise<T>): Promise<T | undefined>
  /** {@link add} for what was typed: a server that cannot take it in now is asked until it does, or refuses. */
  insist<T>(write: () => Promise<T>): Promise<T | undefined>
  /** {@link insist}, but what the server fails on by itself is let go, so that it holds up nothing else. */
  insistUnlessFaulty<T>(write: () => Promise<T>): Promise<T | undefined>
  /** Registers something that still waits for a pause in typing; answers how to take it back. */
  onSettle(send: () => void): () => void
  /** Sends what waits for a pause in typing. */
  send(): void
  /** The same; answers whether everything has been written, and tells it if not. */
  settle(): Promise<boolean>
  /** Writes that are under way or waiting. */
  pending: number
  /** When the last write was done. */
  savedAt: Date | null
  failed: boolean
}

/** Pause before what was not taken in is sent once more, in milliseconds. */
const PAUSE_MS = 5000

/** The server could not take it in, which says nothing of what was sent. */
export const isForLater = (error: unknown): boolean =>
  error instanceof Problem && (error.unreachable || error.status === 429 || error.status >= 500)

/** The server answers, and fails on what was sent. */
export const isFault = (error: unknown): boolean =>
  error instanceof Problem && error.status >= 500 && !error.unreachable

const ignore = (): void => undefined

/** Waits until the browser has a connection; it knows only of those that it lost itself. */
async function connection(): Promise<void> {
  if (!navigator.onLine) await new Promise<void>(resolve => addEventListener('online', () => resolve(), { once: true }))
}

interface SaveQueueOptions {
  /** The device keeps what waits until it was taken in: nobody is asked before the window closes, or told of each failure. */
  readonly kept?: boolean
}

export function useSaveQueue({ kept = false }: SaveQueueOptions = {}): SaveQueue {
  const [state, setState] = useState<Pick<SaveQueue, 'pending' | 'savedAt' | 'failed'>>({
    pending: 0,
    savedAt: null,
    failed: false,
  })
  const tail = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(new Set<() => void>())
  /** Ends the pause of a write that was not taken in. */
  const wake = useRef<() => void>(() => undefined)
  /** Told that a write was not taken in. */
  const tellStuck = kept ? ignore : toastProblem
  const stuck = useRef<(error: unknown) => void>(tellStuck)
  /** Writes that the server failed on. */
  const faults = useRef(0)
  // Somebody works here: what they open must not wait for a connection.
  useEffect(fetchTouched, [])
  const actions = useMemo(() => {
    function add<T>(write: () => Promise<T>): Promise<T | undefined> {
      setState(before => ({ ...before, pending: before.pending + 1 }))
      if (!kept) countUnderWay(1)
      const run = tail.current
        .then(connection)
        .then(write)
        .then(
          answer => {
            setState(before => ({ pending: before.pending - 1, savedAt: new Date(), failed: false }))
            return answer
          },
          (error: unknown) => {
            if (isFault(error)) faults.current += 1
            toastProblem(error)
            setState(before => ({ ...before, pending: before.pending - 1, failed: true }))
            return undefined
          },
        )
      tail.current = kept ? run : run.finally(() => countUnderWay(-1))
      return run
    }

    async function untilTaken<T>(write: () => Promise<T>, isOver: (error: unknown) => boolean): Promise<T> {
      for (;;) {
        try {
          return await write()
        } catch (error) {
          if (isOver(error)) throw error
          setState(before => ({ ...before, failed: true }))
          stuck.current(error)
          stuck.current = ignore
          await pause()
          await connection()
        }
      }
    }

    async function pause(): Promise<void> {
      const over = new Promise<void>(resolve => {
        wake.current = resolve
      })
      const timer = setTimeout(wake.current, PAUSE_MS)
      addEventListener('online', wake.current)
      await over
      clearTimeout(timer)
      removeEventListener('online', wake.current)
    }

    async function insistUntil<T>(
      write: () => Promise<T>,
      isOver: (error: unknown) => boolean,
    ): Promise<T | undefined> {
      const answer = await add(() => untilTaken(write, isOver))
      stuck.current = tellStuck
      return answer
    }

    const send = () => {
      for (const one of waiting.current) one()
    }
    return {
      add,
      send,
      insist: <T>(write: () => Promise<T>) => insistUntil(write, error => !isForLater(error)),
      insistUnlessFaulty: <T>(write: () => Promise<T>) =>
        insistUntil(write, error => isFault(error) || !isForLater(error)),
      onSettle(send: () => void) {
        waiting.current.add(send)
        return () => void waiting.current.delete(send)
      },
      async settle() {
        const before = faults.current
        send()
        if (!navigator.onLine) {
          toastProblem(new Problem(0))
          return false
        }
        const unsaved = new Promise<boolean>(resolve => {
          stuck.current = error => {
            toastProblem(error)
            resolve(false)
          }
        })
        wake.current()
        return Promise.race([tail.current.then(() => faults.current === before), unsaved])
      },
    }
  }, [kept, tellStuck])
  return { ...actions, ...state }
}

/** Sends what waits before the window closes, and asks while lines are `faulty`; of what is on its way the queue asks. */
export function useCloseGuard({ send }: Pick<SaveQueue, 'send'>, faulty: number): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      send()
      if (faulty > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [faulty, send])
}
