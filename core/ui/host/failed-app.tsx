import { useEffect, useState } from 'react'
import { loadNewVersionByItself } from '../release/new-version.ts'
import { UnreachablePage } from './unreachable-page.tsx'

/** Instead of an app whose code did not come; after a release the new version comes by itself. */
export function FailedApp() {
  const [leaving, setLeaving] = useState(true)
  useEffect(() => setLeaving(loadNewVersionByItself()), [])
  return leaving ? null : <UnreachablePage />
}
