import { type Answer, call, Link, useT } from '@core/ui'
import { useEffect, useState } from 'react'
import './doubles.css'

export type Double = Answer<'get', '/api/relation/{id}/doubles'>[number]

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 500
/** What somebody is recognised by. */
const MARKS = ['name', 'nameprefix', 'surname', 'email', 'phone', 'postcode'] as const

interface DoublesNoteProps {
  kind: Double['kind']
  /** Of a record that is being changed. */
  id?: number
  /** What stands in the form now. */
  values: Record<string, unknown>
}

/** Under a form, quietly: who may be there already, while somebody is being typed (R-REL-010). */
export function DoublesNote({ kind, id, values }: DoublesNoteProps) {
  const t = useT('crm')
  const [doubles, setDoubles] = useState<readonly Double[]>([])
  const typed = JSON.stringify(Object.fromEntries(MARKS.map(mark => [mark, values[mark] ?? null])))
  useEffect(() => {
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const body = { kind, ...(id ? { id } : {}), ...JSON.parse(typed) }
        setDoubles(await call('post', '/api/relation/checkfordoublerelations', { body, signal: asked.signal }))
      } catch {
        // Nobody waits for it: what is half typed is no e-mail address or postcode yet.
        setDoubles([])
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [kind, id, typed])
  return (
    <aside className="crm-doubles" role="status">
      {doubles.length > 0 && <strong>{t('doublesFound')}</strong>}
      {doubles.map(double => (
        <DoubleLine key={`${double.kind} ${double.id}`} double={double} />
      ))}
    </aside>
  )
}

/** One who may be the same, with why; it opens beside what is being typed. */
export function DoubleLine({ double }: { double: Double }) {
  const t = useT('crm')
  const why = double.by.map(by => t(`double_${by}`)).join(', ')
  return (
    <span className="crm-double">
      <Link to={`/${double.kind}_detail/${double.id}`} target="_blank">
        {double.fullname}
      </Link>{' '}
      <span className="vk-meta">{[double.city, why].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
