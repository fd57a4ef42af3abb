import { type ReactNode, useCallback, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import type { BatchState } from '../query/resource-calls.ts'
import { BatchProgress } from './batch-progress.tsx'

/** A batch that is one of several, because the server takes only so many records at once. */
export interface BatchPart {
  /** Records that it deals with. */
  count: number
  start: () => Promise<{ batchId: number }>
}

/** Sees batches to their end, one after another; answers those that began. */
export type Follow = (parts: readonly BatchPart[]) => Promise<BatchState[]>

interface Followed {
  id: number
  title: string
  /** Records that were dealt with before, and all; unknown for a batch that came by its number. */
  before: number
  total: number | null
  end: (batch: BatchState) => void
}

/**
 * Follows long work to its end: `const batch = await follow(batchId, title)`, and `followParts(parts, title)` for several
 * batches under one progress; `progress` goes somewhere in the screen. Once told to stop, no further part begins.
 */
export function useBatch(): {
  follow: (id: number, title: string) => Promise<BatchState>
  followParts: (parts: readonly BatchPart[], title: string) => Promise<BatchState[]>
  progress: ReactNode
} {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const stopping = useRef(false)
  const see = useCallback(
    (batch: Omit<Followed, 'end'>) => new Promise<BatchState>(end => setFollowed({ ...batch, end })),
    [],
  )

  const follow = useCallback(
    async (id: number, title: string): Promise<BatchState> => {
      stopping.current = false
      const batch = await see({ id, title, before: 0, total: null })
      setFollowed(null)
      return batch
    },
    [see],
  )

  const followParts = useCallback(
    async (parts: readonly BatchPart[], title: string): Promise<BatchState[]> => {
      stopping.current = false
      const total = parts.reduce((sum, { count }) => sum + count, 0)
      const ended: BatchState[] = []
      let before = 0
      try {
        for (const { count, start } of parts) {
          const { batchId: id } = await start()
          if (stopping.current) await call('post', '/api/batch/{id}/cancel', { params: { path: { id } } })
          const batch = await see({ id, title, before, total })
          ended.push(batch)
          before += count
          if (batch.cancelledAt || stopping.current) break
        }
      } finally {
        setFollowed(null)
      }
      return ended
    },
    [see],
  )

  return {
    follow,
    followParts,
    progress: followed && (
      <BatchProgress
        id={followed.id}
        title={followed.title}
        before={followed.before}
        total={followed.total}
        onStop={() => {
          stopping.current = true
        }}
        onEnd={followed.end}
      />
    ),
  }
}
