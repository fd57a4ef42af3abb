import { useT } from '@core/ui'
import type { CustomerDocument } from '../customer-document'
import { useDay } from './use-day'
import './news.css'

type Change = NonNullable<CustomerDocument['news']>['changes'][number]

/** What is new for who saw an earlier version. */
export function News({ document: { news } }: { document: CustomerDocument }) {
  const t = useT('portal')
  const wordsOf = useWordsOf()
  if (!news) return null
  return (
    <section className="portal-news" aria-label={t('newVersion', { number: news.version_number })}>
      <strong>{t('newVersion', { number: news.version_number })}</strong>
      <ul>
        {news.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
          <li key={place}>{wordsOf(change)}</li>
        ))}
      </ul>
    </section>
  )
}

function useWordsOf(): (change: Change) => string {
  const t = useT('portal')
  const day = useDay()
  return ({ what, name, before, after }) => {
    const shown = (value: string | null) => (value && what === 'enddate' ? day(value) : (value ?? '–'))
    if (before === null && after === null && (what === 'added' || what === 'removed'))
      return t(`change_${what}_bare`, { name })
    return t(`change_${what}`, { name, before: shown(before), after: shown(after) })
  }
}
