import type { FieldDescription } from '../../domain/field-description.ts'
import { formatListed } from '../format/date.ts'
import { formatMoney, formatNumber, formatPercent } from '../format/number.ts'
import { coreText } from '../i18n/use-t.ts'
import type { FieldTexts } from './field-texts.ts'

/** A value as people read it; null when there is none. */
export function fieldValue(field: FieldDescription, value: unknown, t: FieldTexts): string | null {
  if (value === null || value === undefined || value === '') return null
  const { input, choices, texts } = field
  const text = String(value)
  switch (input) {
    case 'select': {
      const key = choices?.[text]
      return key ? t(key, texts) : text
    }
    case 'checkbox':
      return coreText(value === true || value === 1 ? 'yes' : 'no')
    case 'money':
      return formatMoney(Number(value))
    case 'percent':
      return formatPercent(Number(value))
    case 'number':
      return formatNumber(Number(value))
    case 'date':
    case 'datetime':
      return formatListed(text)
    case 'tags':
      return (value as readonly string[]).join(', ') || null
    case 'richtext':
      return text.replace(/<[^>]+>/g, ' ').trim() || null
    default:
      return text
  }
}

/** Whether values of a field stand under each other by their digits. */
export const isAmount = ({ input }: FieldDescription): boolean =>
  input === 'money' || input === 'number' || input === 'percent'
