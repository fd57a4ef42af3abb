import { type ReactNode, useEffect, useState } from 'react'
import { SecureImage } from '../files/secure-image.tsx'
import { type Language, languageNames, languages } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'
import { useCoreT, useLanguage } from '../i18n/use-t.ts'
import { type Branding, brandingInPage, fetchBranding } from '../session/branding.ts'
import { applyBrand } from '../theme/apply-brand.ts'
import { CompanyMark } from './company-mark.tsx'
import { ProductMark } from './product-mark.tsx'
import { TimberFrame } from './timber-frame.tsx'
import './public-page.css'

let branding: Promise<Branding> | null = null

/** Branding of the host name, fetched once per page load; a page that was drawn ahead begins with what it was drawn for. */
export function useBranding(): Branding | null {
  const [value, setValue] = useState(brandingInPage)
  useEffect(() => {
    let shown = true
    branding ??= fetchBranding()
    void branding.then(answer => {
      if (!shown) return
      setValue(answer)
      applyBrand(answer.color)
    })
    return () => {
      shown = false
    }
  }, [])
  return value
}

/** Frame of the pages that need no sign-in: the company's mark, a form in the middle, the timber frame beside it. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useCoreT()
  const brand = useBranding()
  const company = brand?.companyname
  useEffect(() => {
    document.title = `${title} · ${company ?? t('productName')}`
  }, [title, company, t])
  return (
    <div className="vk-public">
      <div className="vk-public-side">
        <header className="vk-public-head">
          {company ? (
            <CompanyMark name={company} logoUrl={brand.logo_url} size={36} />
          ) : (
            <span className="vk-public-product">
              <ProductMark size={36} />
            </span>
          )}
          <span className="vk-public-name">{brand ? (company ?? t('productName')) : ''}</span>
        </header>
        <main className="vk-public-main">{children}</main>
        <footer className="vk-public-foot">
          <span className="vk-public-runs">
            <ProductMark size={15} /> {t('runsOn')}
          </span>
          <nav>
            <a href="/privacypolicy">{t('privacy')}</a>
            <LanguageChoice />
          </nav>
        </footer>
      </div>
      <aside className="vk-public-picture">
        {brand?.background_url ? (
          <SecureImage className="vk-public-background" path={brand.background_url} alt="" />
        ) : (
          <TimberFrame />
        )}
        <div className="vk-public-slogan">
          <p>{t('slogan')}</p>
          <p>{t('sloganTrades')}</p>
        </div>
      </aside>
    </div>
  )
}

function LanguageChoice() {
  const t = useCoreT()
  const language = useLanguage()
  return (
    <select
      className="vk-public-language"
      aria-label={t('language')}
      value={language}
      onChange={event => void setLanguage(event.target.value as Language)}
    >
      {languages.map(code => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
