import { useT } from '@core/ui'
import type { CustomerDocument } from '../customer-document'
import { useDay } from './use-day'
import './news.css'

type Change = NonNullable<CustomerDocument['news']>['changes'][number]

/** Changes that are shown without asking. */
const SHOWN = 8

/** What is new for who saw an earlier version. */
export function News({ document: { news } }: { document: CustomerDocument }) {
  const t = useT('portal')
  if (!news) return null
  const { version_number: number, changes } = news
  if (!changes.length)
    return (
      <p className="portal-news">
        <strong>{t('newVersionSame', { number })}</strong>
      </p>
    )
  return (
    <details className="portal-news" open={changes.length <= SHOWN}>
      <summary>
        <strong>{t('newVersion', { number })}</strong>
      </summary>
      <ul>
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
          <li key={place}>
            <Told change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One change in words; of texts what stood there, struck through, and what stands there now. */
function Told({ change }: { change: Change }) {
  const t = useT('portal')
  const day = useDay()
  const { what, name, before, after } = change
  if (what === 'text' || what === 'detail')
    return (
      <>
        {t(textKey(change), { name })}
        {before && <del>{before}</del>}
        {after && <ins>{after}</ins>}
      </>
    )
  if (before === null && after === null && (what === 'added' || what === 'removed'))
    return t(`change_${what}_bare`, { name })
  const shown = (value: string | null) => (value && what === 'enddate' ? day(value) : (value ?? '–'))
  return t(`change_${what}`, { name, before: shown(before), after: shown(after) })
}

function textKey({ what, before, after }: Change) {
  if (what === 'detail') return 'change_detail'
  if (before === null && after !== null) return 'change_text_added'
  return after === null && before !== null ? 'change_text_removed' : 'change_text'
}
