import { confirm, textOf } from '@core/ui'
import type { Question } from '../../domain/questions'
import { measured } from '../answers/answer-text'
import type { AskedField } from '../answers/asked-field'
import { limitsInWords } from '../answers/beyond'

/** Asks whether numbers are right that the form does not expect, before it is sent. */
export function confirmUnlikely(questions: readonly Question<AskedField>[]): Promise<boolean> {
  const t = textOf('surveys')
  const each = questions.map(({ field, value }) => {
    const { field_label, unit, decimals } = field
    return `${field_label}: ${measured(value, unit, decimals)}. ${limitsInWords(field, t)}`
  })
  return confirm({ title: t('isThisRight'), text: each.join(' '), verb: t('thisIsRight') })
}
