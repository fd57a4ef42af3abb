import { useT } from '@core/ui'
import { IconAlertTriangle, IconMathFunction } from '@tabler/icons-react'
import { measured } from './answer-text'
import type { AskedField } from './asked-field'

interface WorkedOutProps {
  field: AskedField
  value: unknown
  /** How it was worked out. */
  words: string | null
  /** The answers that it follows from are all still to come. */
  awaits: boolean
  /** It follows from itself, and so has no value (R-SURV-004). */
  restless: boolean
}

/** What follows from other answers, with how. */
export function WorkedOut({ field: { field_label, unit, decimals }, value, words, awaits, restless }: WorkedOutProps) {
  const t = useT('surveys')
  const Glyph = restless ? IconAlertTriangle : IconMathFunction
  return (
    <div className="surveys-worked" data-restless={restless || undefined}>
      <Glyph size={20} stroke={1.75} />
      <span className="surveys-worked-name">
        {field_label}
        {restless ? (
          <span>{t('notStable')}</span>
        ) : awaits ? (
          <span>{t('followsFromAnswers')}</span>
        ) : (
          words && <span>{words}</span>
        )}
      </span>
      <output>{restless || awaits ? '–' : measured(value, unit, decimals)}</output>
    </div>
  )
}
