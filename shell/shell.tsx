import { hasSession, onSignedOut } from '@core/ui/api/token.ts'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { FailedApp } from '@core/ui/host/failed-app.tsx'
import { UnreachablePage } from '@core/ui/host/unreachable-page.tsx'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { forgetKept } from '@core/ui/offline/kept-answers.ts'
import { sealWork } from '@core/ui/offline/sealed-work.ts'
import { useMaybeUser } from '@core/ui/session/current-user.ts'
import { useEffect, useState } from 'react'
import { loadApp } from './load-app.ts'
import { PublicPages } from './pages/public-pages.tsx'
import { isForEverybody } from './redirects.ts'

const App = lazyPart(
  loadApp,
  () => <LoadingState />,
  () => <FailedApp />,
)

/**
 * Public pages without the kit; the shell with everything once somebody is signed in. While `session` is still being
 * asked, whoever may have one is not shown the sign-in form (R-UI-007), and neither when it cannot be asked.
 */
export function Shell({ session }: { session: Promise<unknown> }) {
  const user = useMaybeUser()
  const asked = useAsked(session)
  const [ended, setEnded] = useState(false)
  useEffect(
    () =>
      onSignedOut(() => {
        setEnded(true)
        // What was kept is for whoever is signed in; what they left unsent waits for them.
        void forgetKept()
        void sealWork()
        const wanted = location.pathname + location.search
        history.replaceState({ wanted }, '', '/login')
      }),
    [],
  )
  if (isForEverybody(location.pathname)) return <PublicPages ended={ended} />
  if (user) return <App />
  if (asked === 'waits') return <LoadingState />
  return asked === 'failed' ? <UnreachablePage /> : <PublicPages ended={ended} />
}

/** How asking for the session goes; a visitor without one does not wait for the answer. */
function useAsked(session: Promise<unknown>): 'waits' | 'answered' | 'failed' {
  const [asked, setAsked] = useState<ReturnType<typeof useAsked>>(hasSession() ? 'waits' : 'answered')
  useEffect(() => {
    session.then(
      () => setAsked('answered'),
      () => setAsked('failed'),
    )
  }, [session])
  return asked
}
