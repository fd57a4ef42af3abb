import '@core/ui'
import { currentRegistry, screenAt } from '@core/ui/define/registry.ts'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { loadRemotes } from '@core/ui/host/load-remotes.ts'
import { fetchPages } from '@core/ui/host/pages.ts'
import { Providers } from '@core/ui/host/providers.tsx'
import { currentLanguage } from '@core/ui/i18n/language.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { coreText } from '@core/ui/i18n/use-t.ts'
import { fetchAhead } from '@core/ui/lazy/use-lazy.ts'
import { keepOnDevice } from '@core/ui/offline/keep-on-device.ts'
import { openWork } from '@core/ui/offline/sealed-work.ts'
import { sendLeft, stopSending } from '@core/ui/offline/send-left.ts'
import { forgetAnswers } from '@core/ui/query/query-client.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { applyBrand } from '@core/ui/theme/apply-brand.ts'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ShellScreens } from './router.tsx'

/** The signed-in shell: fetches the remotes that the user's company owns, then opens the screens. */
export default function App() {
  const user = useCurrentUser()
  const [screens, setScreens] = useState<ReactNode>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user or company starts afresh, other changes do not
  useEffect(() => {
    let shown = true
    applyBrand(user.brand?.color ?? null)
    void Promise.all([loadRemotes('shell', user.remotes), fetchPages()]).then(async ([failed, { pages }]) => {
      await setLanguage(user.language ?? currentLanguage(), false)
      if (!shown) return
      returnToWanted()
      const registry = currentRegistry()
      const screen = screenAt('shell', registry, location.pathname)
      if (screen) fetchAhead(screen.load)
      // In parts: what a screen asks for is on its way while the rest of it is drawn.
      startTransition(() =>
        setScreens(<ShellScreens key={`${user.id}.${user.currentcompany_id}`} registry={registry} pages={pages} />),
      )
      void keepOnDevice(user)
      void openWork(user).then(() => shown && sendLeft(user))
      for (const name of failed) toast(coreText('remoteFailed', { name }), { tone: 'danger', timeoutMs: 15_000 })
    })
    return () => {
      shown = false
      stopSending()
      forgetAnswers()
    }
  }, [user.id, user.currentcompany_id])

  return <Providers>{screens ?? <LoadingState />}</Providers>
}

/** Back to the page that asked for signing in; anything else lands where the redirects say. */
function returnToWanted(): void {
  if (location.pathname !== '/login') return
  const { wanted } = (history.state ?? {}) as { wanted?: string | null }
  const next = wanted ?? new URLSearchParams(location.search).get('next')
  // Only addresses of our own: `//elsewhere` is another site.
  if (!next || !/^\/[^/\\]/.test(next)) return
  if (next.startsWith('/admin/')) location.replace(next)
  else history.replaceState(null, '', next)
}
