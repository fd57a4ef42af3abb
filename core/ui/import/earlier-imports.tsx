import { CardRow } from '../data/card.tsx'
import { formatMoment } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { useCall } from '../query/use-call.ts'
import { importStateKey } from './import-words.ts'
import './import.css'

/** Imports of before, to look at or go on with; nothing where there are none. */
export function EarlierImports({ resource, onOpen }: { resource: string; onOpen: (id: number) => void }) {
  const t = useCoreT()
  const query = { params: { query: { resource: resource.slice('/api/'.length) } } }
  const { data: earlier = [] } = useCall('get', '/api/importfile', query, { freshMs: 0 })
  if (!earlier.length) return null
  return (
    <section className="vk-import-earlier">
      <h3>{t('importEarlier')}</h3>
      {earlier.map(one => (
        <CardRow key={one.id}>
          <button type="button" className="vk-import-open" onClick={() => onOpen(one.id)}>
            <span className="vk-grow vk-clip">{one.filename}</span>
            <span className="vk-meta">
              {[one.user_fullname, formatMoment(one.created_at)].filter(Boolean).join(' · ')}
            </span>
            <span className="vk-meta">
              {t('importRowCount', { count: one.row_count, n: formatNumber(one.row_count) })}
            </span>
            <span className="vk-import-state">{t(importStateKey(one.state))}</span>
          </button>
        </CardRow>
      ))}
    </section>
  )
}
