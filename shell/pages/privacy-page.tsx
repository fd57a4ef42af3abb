import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useShellT } from '../shell-texts.ts'
import './pages.css'

const sections = ['privacyWho', 'privacyWhat', 'privacyHowLong', 'privacyRights', 'privacyCookies'] as const

/** What is kept, for how long, and who answers for it. */
export function PrivacyPage() {
  const t = useShellT()
  const coreT = useCoreT()
  return (
    <PublicPage title={t('privacyTitle')}>
      <h1>{t('privacyTitle')}</h1>
      {sections.map(section => (
        <section className="shell-privacy" key={section}>
          <h2>{t(section)}</h2>
          <p>{t(`${section}Text`)}</p>
        </section>
      ))}
      <a href="/login">{coreT('backToSignIn')}</a>
    </PublicPage>
  )
}
