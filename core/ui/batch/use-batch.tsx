import { type ReactNode, useCallback, useState } from 'react'
import type { BatchState } from '../query/resource-calls.ts'
import { BatchProgress } from './batch-progress.tsx'

/** The place of a batch in work that takes several. */
export interface Part {
  /** Records that were dealt with before. */
  before: number
  total: number
}

interface Followed {
  id: number
  title: string
  part: Part | undefined
  ended: (batch: BatchState) => void
}

/**
 * Follows long work to its end: `const batch = await follow(batchId, title)`; `progress` goes somewhere in the screen.
 */
export function useBatch(): {
  follow: (id: number, title: string, part?: Part) => Promise<BatchState>
  progress: ReactNode
} {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const follow = useCallback(
    (id: number, title: string, part?: Part) =>
      new Promise<BatchState>(ended => setFollowed({ id, title, part, ended })),
    [],
  )
  const onEnd = useCallback(
    (batch: BatchState) => {
      setFollowed(null)
      followed?.ended(batch)
    },
    [followed],
  )
  return {
    follow,
    progress: followed && (
      <BatchProgress key={followed.id} id={followed.id} title={followed.title} part={followed.part} onEnd={onEnd} />
    ),
  }
}
