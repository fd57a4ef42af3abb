import { formatDate } from '../format/date.ts'
import { formatPlainNumber } from '../format/number.ts'
import { coreText } from '../i18n/use-t.ts'
import type { CustomField, CustomValues } from './use-custom-fields.ts'

/** What a field of the company holds for a record, as users read it; null when it is empty. */
export function customValue(field: Pick<CustomField, 'key' | 'type'>, row: object): string | null {
  const value = (row as { custom_fields?: CustomValues | null }).custom_fields?.[field.key]
  if (value === null || value === undefined || value === '') return null
  if (field.type === 'boolean') return coreText(value === true ? 'yes' : 'no')
  if (field.type === 'number') return formatPlainNumber(Number(value))
  return field.type === 'date' ? formatDate(String(value)) : String(value)
}
