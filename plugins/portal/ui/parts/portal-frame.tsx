import { applyBrand, applyTimeZone, IconButton, Link, takeOverFirstPage, useT } from '@core/ui'
import { IconMessage2, IconPhone, IconShieldCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { companyInPage } from '../company-in-page'
import { Letterhead } from './letterhead'
import './portal-frame.css'

export interface PortalCompany {
  name: string
  phone: string | null
  time_zone: string
  brand_color: string | null
  has_logo: boolean
}

export interface PortalFrameProps {
  company: PortalCompany
  /** Address of the logo with this link. */
  logo: string
  links?: readonly { label: string; to: string; current?: boolean }[]
  /** Whether the company wrote last. */
  unread?: boolean
  onMessages?: () => void
  title: string
  children: ReactNode
}

/** Letterhead of every customer page: the company's mark and colour, other pages of the dossier, help in one place. */
export function PortalFrame({ company, logo, links = [], unread, onMessages, title, children }: PortalFrameProps) {
  const t = useT('portal')
  // Before what stands in the frame is drawn: that shows times.
  applyTimeZone(company.time_zone)
  useEffect(() => {
    applyBrand(company.brand_color)
    document.title = `${title} · ${company.name}`
  }, [company.brand_color, company.name, title])
  // What the first script drew goes when this stands.
  useLayoutEffect(takeOverFirstPage, [])
  const shown = companyInPage()?.logo ?? (company.has_logo ? logo : null)
  return (
    <div className="portal">
      <a className="portal-skip" href="#portal-main">
        {t('skip')}
      </a>
      <header className="portal-head">
        <div className="portal-head-in">
          <Letterhead name={company.name} logo={shown} />
          {links.length > 1 && (
            <nav className="portal-nav" aria-label={t('pages')}>
              {links.map(link => (
                <Link key={link.to} to={link.to} aria-current={link.current ? 'page' : undefined}>
                  {link.label}
                </Link>
              ))}
            </nav>
          )}
          <span className="portal-help">
            {company.phone && (
              <a
                className="portal-phone"
                href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}
                aria-label={t('call', { phone: company.phone })}
              >
                <IconPhone size={20} stroke={1.75} aria-hidden="true" />
                <span>{company.phone}</span>
              </a>
            )}
            {onMessages && (
              <span className="portal-messages-button" data-unread={unread || undefined}>
                <IconButton
                  icon={IconMessage2}
                  label={t(unread ? 'messagesUnread' : 'messages')}
                  onClick={onMessages}
                />
              </span>
            )}
          </span>
        </div>
      </header>
      <main id="portal-main" className="portal-main">
        {children}
      </main>
      <footer className="portal-foot">
        <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
        {t('safe')}
      </footer>
    </div>
  )
}
