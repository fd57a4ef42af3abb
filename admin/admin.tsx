import '@core/ui'
import { currentRegistry } from '@core/ui/define/registry.ts'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { loadRemotes } from '@core/ui/host/load-remotes.ts'
import { Providers } from '@core/ui/host/providers.tsx'
import { loadTexts } from '@core/ui/i18n/texts.ts'
import { coreText } from '@core/ui/i18n/use-t.ts'
import { useMaybeUser } from '@core/ui/session/current-user.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { AdminScreens } from './router.tsx'

/** Fetches the remotes that have screens for the administrator, then opens them. */
export default function Admin() {
  const user = useMaybeUser()
  const [screens, setScreens] = useState<ReactNode>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the remotes are fetched once per page load
  useEffect(() => {
    void loadRemotes('admin', user?.remotes ?? []).then(async failed => {
      await loadTexts()
      setScreens(<AdminScreens registry={currentRegistry()} complete={failed.length === 0} />)
      for (const name of failed) toast(coreText('remoteFailed', { name }), { tone: 'danger', timeoutMs: 15_000 })
    })
  }, [])
  // Signing out leaves for the shell; until then there is nothing to show.
  if (!user) return null
  return <Providers>{screens ?? <LoadingState />}</Providers>
}
