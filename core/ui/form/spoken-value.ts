import { formatDate, formatDateTime } from '../format/date.ts'
import { formatMoney, formatNumber, formatPercent, formatPlainNumber } from '../format/number.ts'
import { coreText } from '../i18n/use-t.ts'
import type { FormField } from './form-field.ts'

type Asked = Pick<FormField, 'kind' | 'options'>

/** A value as the form that asks for it would show it; undefined when words cannot tell it. */
export function spokenValue(field: Asked | undefined, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return coreText(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.every(part => typeof part !== 'object') ? value.join(', ') || '–' : undefined
  if (typeof value === 'object') return (value as { label?: string }).label
  const chosen = field?.options?.find(option => String(option.value) === String(value))
  if (chosen) return chosen.label
  return byKind(field, value)
}

function byKind(field: Pick<FormField, 'kind' | 'plain'> | undefined, value: unknown): string | undefined {
  const kind = field?.kind
  const text = String(value)
  if (kind === 'choice' || kind === 'reference') return undefined
  if (kind === 'richtext') return text.replace(/<[^>]+>/g, ' ').trim()
  if (kind === 'date') return formatDate(text)
  if (kind === 'datetime' || /^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(text)
  if (kind === 'money') return formatMoney(Number(value))
  if (kind === 'percent') return formatPercent(Number(value))
  if (typeof value !== 'number') return text
  return field?.plain ? formatPlainNumber(value) : formatNumber(value)
}
