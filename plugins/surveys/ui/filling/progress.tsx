import { useT } from '@core/ui'
import type { Question } from '../../domain/questions'

/** How much of the form is filled in, in words and as a line. */
export function Progress({ questions }: { questions: readonly Question[] }) {
  const t = useT('surveys')
  const done = questions.filter(({ isFilled }) => isFilled).length
  if (!questions.length) return null
  return (
    <div className="surveys-progress">
      <strong>{t('questionsDone', { done, count: questions.length })}</strong>
      <progress
        max={questions.length}
        value={done}
        aria-label={t('questionsDone', { done, count: questions.length })}
      />
    </div>
  )
}
