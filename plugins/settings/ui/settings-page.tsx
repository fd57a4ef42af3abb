import { NavLink, Page, useCurrentUser, useOwns, useT } from '@core/ui'
import {
  IconBraces,
  IconFolder,
  IconForms,
  IconMail,
  IconPalette,
  IconPuzzle,
  IconTemplate,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import './settings-page.css'

const pages = [
  { to: '/account/company_profile', title: 'profile', icon: IconPalette },
  { to: '/account/company_modules', title: 'modules', icon: IconPuzzle },
  { to: '/account/company_emailsettings', title: 'mails', icon: IconMail },
  { to: '/account/company_mergetags', title: 'mergeTags', icon: IconBraces },
  { to: '/account/company_documentsettings', title: 'documents', icon: IconTemplate },
  { to: '/account/custom_fields', title: 'customFields', icon: IconForms },
] as const

/** Only for who works with dossiers. */
const flows = { to: '/account/company_flowprofiles', title: 'flowPhases', icon: IconFolder } as const

/** Only for administrators (R-ROLE-003). */
const users = { to: '/account/company_users', title: 'users', icon: IconUsers } as const
const ADMINISTRATOR = 5000

interface SettingsPageProps {
  title: string
  /** What this page is for, in one sentence. */
  intro: string
  children: ReactNode
}

/** A page of the settings: list of pages at the left, explanation and controls beside it. */
export function SettingsPage({ title, intro, children }: SettingsPageProps) {
  const t = useT('settings')
  const { role } = useCurrentUser()
  const crm = useOwns('CRM')
  const own = [...pages, ...(crm ? [flows] : []), ...(role >= ADMINISTRATOR ? [users] : [])]
  const nav = useRef<HTMLElement>(null)
  // In the row of the phone the page that is open may lie outside the screen.
  useEffect(
    () => nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [],
  )
  return (
    <Page title={title} crumbs={[{ title: t('settings'), to: '/account/company_profile' }]} layout="plain">
      <div className="settings-page">
        <nav ref={nav} className="settings-nav" aria-label={t('settings')}>
          {own.map(({ to, title: key, icon: Glyph }) => (
            <NavLink key={to} to={to} className="settings-link">
              <Glyph size={16} stroke={1.75} />
              {t(key)}
            </NavLink>
          ))}
        </nav>
        <div className="settings-content">
          <div className="settings-column">
            <header>
              <h2>{title}</h2>
              <p className="vk-text-2">{intro}</p>
            </header>
            {children}
          </div>
        </div>
      </div>
    </Page>
  )
}

/** One setting: what it does at the left, its control at the right. */
export function Setting({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="settings-row" aria-label={title}>
      <div>
        <h3>{title}</h3>
        {help && <p className="vk-meta">{help}</p>}
      </div>
      <div className="settings-control">{children}</div>
    </section>
  )
}
