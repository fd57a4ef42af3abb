import { currentRegistry, registerUi } from '@core/ui/define/registry.ts'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { Toasts } from '@core/ui/feedback/toast.tsx'
import { takeOverFirstPage } from '@core/ui/first-page/taken-over.ts'
import { Providers } from '@core/ui/host/providers.tsx'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { loadTexts } from '@core/ui/i18n/texts.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Confirmations } from '@core/ui/overlays/confirm.tsx'
import { NewVersionBar } from '@core/ui/release/new-version-bar.tsx'
import pages from '@plugins/portal/ui'
import { IconLinkOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createHashRouter, Outlet, RouterProvider } from 'react-router'

type Router = ReturnType<typeof createHashRouter>

registerUi(pages)

/** Boots the customer pages at `#/customer_quotation_detail/{hash}?options=…`. */
export default function Portal() {
  const [router, setRouter] = useState<Router | null>(null)
  useEffect(() => void loadTexts().then(() => setRouter(portalRouter())), [])
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
  useEffect(takeOverFirstPage, [])
  return (
    <main className="portal-not-found">
      <EmptyState icon={IconLinkOff} title={t('portalNotFoundTitle')} text={t('portalNotFoundText')} />
    </main>
  )
}
