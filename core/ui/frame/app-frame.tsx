import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { App } from '../define/define-ui.ts'
import { screenAt, useRegistry } from '../define/registry.ts'
import { OfflineBanner } from '../feedback/offline-banner.tsx'
import { Toasts } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { Confirmations } from '../overlays/confirm.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { type PagePlaces, PagePlacesContext, titleId } from '../page/page.tsx'
import { NewVersionBar } from '../release/new-version-bar.tsx'
import { refreshCurrentUser, useCurrentUser } from '../session/current-user.ts'
import { useBelow } from '../styles/use-below.ts'
import { ActionDialog } from './action-dialog.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { type MenuLink, menuLinks } from './menu-items.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { SystemNotices } from './system-notices.tsx'
import { TopBar } from './top-bar.tsx'
import { useFetchAhead } from './use-fetch-ahead.ts'
import { useHotkeys } from './use-hotkeys.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import './frame.css'

const CommandPalette = lazyPart(
  atFirstTouch(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette })),
)
const KeyboardHelp = lazyPart(
  atFirstTouch(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp })),
)

export interface AppFrameProps {
  app: App
  /** Items of the host itself, before those of the plugins. */
  links: readonly MenuLink[]
  /** At the bottom of the sidebar, above the user. */
  sidebarFoot?: ReactNode
}

/** Sidebar, top bar and the place of the screen; on the phone a bar at the bottom. */
export function AppFrame({ app, links: own, sidebarFoot }: AppFrameProps) {
  const t = useCoreT()
  const user = useCurrentUser()
  const registry = useRegistry()
  const { pathname } = useLocation()
  const narrow = useBelow(992)
  const phone = useBelow(768)
  const [searching, setSearching] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const [helping, setHelping] = useState(false)
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const places = useMemo<PagePlaces>(() => ({ crumbs, actions }), [crumbs, actions])
  const links = useMemo(() => menuLinks(app, registry, user, own), [app, registry, user, own])
  const main = useRef<HTMLElement>(null)
  useScreenFocus(main)
  useFetchAhead(app)
  useHotkeys(links, { search: () => setSearching(true), help: () => setHelping(true) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts as a change of state
  useEffect(() => {
    setMenuOpen(false)
    refreshCurrentUser().catch(() => undefined)
  }, [pathname])

  const screen = screenAt(app, registry, pathname)
  const sidebar = (
    <Sidebar
      app={app}
      links={links}
      onSearch={() => setSearching(true)}
      foot={sidebarFoot}
      inDrawer={narrow}
      rail={screen?.rail === true}
    />
  )
  return (
    <PagePlacesContext value={places}>
      <div className="vk-frame">
        <a className="vk-skip" href="#inhoud">
          {t('skipToContent')}
        </a>
        {!narrow && sidebar}
        {narrow && menuOpen && (
          <Drawer title={t('menu')} side="left" onClose={() => setMenuOpen(false)}>
            {sidebar}
          </Drawer>
        )}
        <div className="vk-frame-panel">
          <ImpersonationBanner />
          <TopBar
            crumbs={setCrumbs}
            actions={setActions}
            app={app}
            onMenu={narrow && !phone ? () => setMenuOpen(true) : undefined}
            onSearch={narrow ? () => setSearching(true) : undefined}
            onHelp={() => setHelping(true)}
          />
          <LoadingBar />
          <OfflineBanner />
          <NewVersionBar />
          <SystemNotices />
          <main ref={main} id="inhoud" className="vk-frame-main" tabIndex={-1} aria-labelledby={titleId}>
            <Outlet />
          </main>
        </div>
        {phone && !screen?.ownBar && <PhoneBar app={app} links={links} onMenu={() => setMenuOpen(true)} />}
      </div>
      {searching && <CommandPalette app={app} onClose={() => setSearching(false)} />}
      {helping && <KeyboardHelp links={links} onClose={() => setHelping(false)} />}
      <ActionDialog />
      <Confirmations />
      <Toasts />
    </PagePlacesContext>
  )
}
