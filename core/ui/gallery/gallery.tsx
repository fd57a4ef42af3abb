import { IconMoon, IconSun } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import { Toasts } from '../feedback/toast.tsx'
import { Select } from '../fields/select.tsx'
import { LoadingBar } from '../frame/loading-bar.tsx'
import { languages } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { Confirmations } from '../overlays/confirm.tsx'
import { type PagePlaces, PagePlacesContext } from '../page/page.tsx'
import { setTheme, useIsDark } from '../theme/theme.ts'
import { sections } from './sections.ts'

/** Frame of the gallery: its pages at the left, theme and language at hand, the place of a screen at the right. */
export function Gallery() {
  const dark = useIsDark()
  const language = useLanguage()
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const places = useMemo<PagePlaces>(() => ({ crumbs, actions }), [crumbs, actions])
  return (
    <PagePlacesContext value={places}>
      <div className="gallery">
        <nav className="gallery-nav" aria-label="Bouwstenen">
          {sections.map(({ key, title }) => (
            <NavLink key={key} to={`/${key}`}>
              {title}
            </NavLink>
          ))}
          <a href="/dev/ui/frame/dashboard">Raamwerk</a>
        </nav>
        <div className="gallery-panel">
          <header className="gallery-bar">
            <div className="vk-grow vk-row" ref={setCrumbs} />
            <div className="vk-row" ref={setActions} />
            <Select
              aria-label="Taal"
              value={language}
              options={languages.map(code => ({ value: code, label: code }))}
              onChange={code => code && void setLanguage(code, false)}
            />
            <IconButton
              icon={dark ? IconSun : IconMoon}
              label={dark ? 'Licht' : 'Donker'}
              onClick={() => setTheme(dark ? 'light' : 'dark')}
            />
          </header>
          <LoadingBar />
          <main className="gallery-main">
            <Outlet />
          </main>
        </div>
      </div>
      <Confirmations />
      <Toasts />
    </PagePlacesContext>
  )
}
