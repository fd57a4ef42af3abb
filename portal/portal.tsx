import '@core/ui'
import { currentRegistry } from '@core/ui/define/registry.ts'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { Toasts } from '@core/ui/feedback/toast.tsx'
import { FailedApp } from '@core/ui/host/failed-app.tsx'
import { loadRemotes } from '@core/ui/host/load-remotes.ts'
import { Providers } from '@core/ui/host/providers.tsx'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { loadTexts } from '@core/ui/i18n/texts.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Confirmations } from '@core/ui/overlays/confirm.tsx'
import { NewVersionBar } from '@core/ui/release/new-version-bar.tsx'
import { fetchBranding } from '@core/ui/session/branding.ts'
import { applyBrand } from '@core/ui/theme/apply-brand.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createHashRouter, Outlet, RouterProvider } from 'react-router'

type Router = ReturnType<typeof createHashRouter>

/** The one remote of the portal; what a customer may see is decided by the API, per hash. */
const remotes = [{ name: 'portal', entry: '/remotes/portal/entry.js', app: 'portal' }]

/** Boots the customer pages at `#/customer_quotation_detail/{hash}?options=…`. */
export default function Portal() {
  const [router, setRouter] = useState<Router | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void fetchBranding().then(branding => branding.color && applyBrand(branding.color))
    void loadRemotes('portal', remotes).then(async missing => {
      await loadTexts()
      if (missing.length > 0) setFailed(true)
      else setRouter(portalRouter())
    })
  }, [])
  if (failed) return <FailedApp />
  return <Providers>{router ? <RouterProvider router={router} /> : <LoadingState />}</Providers>
}

function portalRouter(): Router {
  return createHashRouter([
    {
      element: <Frame />,
      children: [...screenRoutes('portal', currentRegistry()), { path: '*', element: <NotFound /> }],
    },
  ])
}

function Frame() {
  return (
    <>
      <NewVersionBar />
      <Outlet />
      <Confirmations />
      <Toasts />
    </>
  )
}

function NotFound() {
  const t = useCoreT()
  return (
    <main className="portal-not-found">
      <EmptyState icon={IconLinkOff} title={t('portalNotFoundTitle')} text={t('portalNotFoundText')} />
    </main>
  )
}
