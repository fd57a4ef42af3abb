import { classes, Page, useT } from '@core/ui'
import type { ReactNode } from 'react'
import { SettingsNav } from './settings-nav'
import './settings-page.css'

interface SettingsPageProps {
  title: string
  /** What this page is for, in one sentence. */
  intro: ReactNode
  /** It holds tables, which want more room than settings do. */
  wide?: boolean
  children: ReactNode
}

/** A page of the settings: list of pages at the left, explanation and controls beside it. */
export function SettingsPage({ title, intro, wide, children }: SettingsPageProps) {
  const t = useT('settings')
  return (
    <Page title={title} crumbs={[{ title: t('settings'), to: '/account/company_profile' }]} layout="plain">
      <div className="settings-page">
        <SettingsNav />
        <div className="settings-content">
          <div className={classes('settings-column', wide && 'settings-column-wide')}>
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
