import { currentRegistry, registerUi } from '@core/ui/define/registry.ts'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { Toasts } from '@core/ui/feedback/toast.tsx'
import { takeOverFirstPage } from '@core/ui/first-page/taken-over.ts'
import { AppRouter } from '@core/ui/host/app-router.tsx'
import { Providers } from '@core/ui/host/providers.tsx'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { loadTexts } from '@core/ui/i18n/texts.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Confirmations } from '@core/ui/overlays/confirm.tsx'
import { NewVersionBar } from '@core/ui/release/new-version-bar.tsx'
import pages from '@plugins/portal/ui'
import { IconLinkOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { UNSAFE_createHashHistory as createHashHistory, Outlet } from 'react-router'

registerUi(pages)

/** Boots the customer pages at `#/customer_quotation_detail/{hash}?options=…`. */
export default function Portal() {
  const [ready, setReady] = useState(false)
  useEffect(() => void loadTexts().then(() => setReady(true)), [])
  return <Providers>{ready ? <Screens /> : <LoadingState />}</Providers>
}

function Screens() {
  const [routes] = useState(() => [
    {
      element: <Frame />,
      children: [...screenRoutes('portal', currentRegistry()), { path: '*', element: <NotFound /> }],
    },
  ])
  const [history] = useState(() => createHashHistory({ v5Compat: true }))
  return <AppRouter routes={routes} history={history} />
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
