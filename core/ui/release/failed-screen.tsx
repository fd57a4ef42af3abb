import { useEffect, useState } from 'react'
import { FailedPart, type FailedPartProps } from './failed-part.tsx'
import { loadNewVersionByItself } from './new-version.ts'

/** In the place of a screen whose code did not come: what was filled in before it is kept or given up already. */
export function FailedScreen({ onRetry }: Pick<FailedPartProps, 'onRetry'>) {
  const [leaving, setLeaving] = useState(true)
  useEffect(() => setLeaving(loadNewVersionByItself()), [])
  return leaving ? null : <FailedPart onRetry={onRetry} />
}
