import { type ReactNode, useCallback, useState } from 'react'
import type { BatchState } from '../query/resource-calls.ts'
import { BatchProgress } from './batch-progress.tsx'

interface Followed {
  id: number
  title: string
  ended: (batch: BatchState) => void
}

/**
 * Follows long work to its end: `const batch = await follow(batchId, title)`; `progress` goes somewhere in the screen.
 */
export function useBatch(): { follow: (id: number, title: string) => Promise<BatchState>; progress: ReactNode } {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const follow = useCallback(
    (id: number, title: string) => new Promise<BatchState>(ended => setFollowed({ id, title, ended })),
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
    progress: followed && <BatchProgress key={followed.id} id={followed.id} title={followed.title} onEnd={onEnd} />,
  }
}
