import { type Answer, useT } from '@core/ui'
import { answerText } from '../answers/answer-text'

type Along = Answer<'get', '/api/flow/{id}/formstocopy'>[number]

interface ComesAlongProps {
  filled: number
  asked: number
  /** What of the form a copy takes, once that is known. */
  along: Along | undefined
}

/** How far a form is, and what of it a copy would leave behind. */
export function ComesAlong({ filled, asked, along }: ComesAlongProps) {
  const t = useT('surveys')
  if (along && !along.offered) return t('notOffered')
  const left = along?.left_behind.map(({ label, value }) => `${label}: ${answerText(AS_TEXT, value, t)}`) ?? []
  return (
    <>
      {filled}/{asked}
      {left.length > 0 && <span className="surveys-left-behind">{t('staysBehind', { answers: left.join(', ') })}</span>}
      {along && along.taken_left > 0 && (
        <span className="surveys-left-behind">{t('takenStaysBehind', { count: along.taken_left })}</span>
      )}
    </>
  )
}

const AS_TEXT = { field_type: '', unit: null }
