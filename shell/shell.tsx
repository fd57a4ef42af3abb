import { onSignedOut } from '@core/ui/api/token.ts'
import { later } from '@core/ui/later/later.tsx'
import { useMaybeUser } from '@core/ui/session/current-user.ts'
import { useEffect, useState } from 'react'
import { loadApp } from './load-app.ts'
import { PublicPages } from './pages/public-pages.tsx'
import { isForEverybody } from './redirects.ts'

const App = later(loadApp)

/** Public pages without the kit; the shell with everything once somebody is signed in. */
export function Shell() {
  const user = useMaybeUser()
  const [ended, setEnded] = useState(false)
  useEffect(
    () =>
      onSignedOut(() => {
        setEnded(true)
        const wanted = location.pathname + location.search
        history.replaceState({ wanted }, '', '/login')
      }),
    [],
  )
  if (!user || isForEverybody(location.pathname)) return <PublicPages ended={ended} />
  return <App />
}
