import { Card } from '@core/ui/data/card.tsx'
import { formatDate } from '@core/ui/format/date.ts'
import { useCoreT, useLanguage } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { useShellT } from '../shell-texts.ts'
import { releases } from './release-list.ts'
import './release-notes.css'

/** What changed in the product (R-ROUTE-022). */
export default function ReleaseNotes() {
  const t = useShellT()
  const coreT = useCoreT()
  const language = useLanguage()
  return (
    <Page title={coreT('releaseNotes')} layout="narrow">
      {releases.map(({ version, date, title, points }) => (
        <Card
          key={version}
          title={title[language]}
          actions={
            <span className="vk-meta">
              {t('version', { version })} · {formatDate(date)}
            </span>
          }
        >
          <ul className="shell-release-points">
            {points[language].map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  )
}
