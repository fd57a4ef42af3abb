import { useT } from '@core/ui'
import type { Question } from '../../domain/questions'

/** Of a question, one with another: a tap takes less, a photo more. */
const MINUTES = 0.4

/** How much of the form is filled in, in words and as a line. */
export function Progress({ questions }: { questions: readonly Question[] }) {
  const t = useT('surveys')
  const done = questions.filter(({ isFilled }) => isFilled).length
  if (!questions.length) return null
  const minutes = done < questions.length ? Math.max(1, Math.round((questions.length - done) * MINUTES)) : 0
  return (
    <div className="surveys-progress">
      <span className="surveys-progress-words">
        <strong>{t('questionsDone', { done, count: questions.length })}</strong>
        {minutes > 0 && <span>{t('minutesLeft', { minutes })}</span>}
      </span>
      <progress
        max={questions.length}
        value={done}
        aria-label={t('questionsDone', { done, count: questions.length })}
      />
    </div>
  )
}
