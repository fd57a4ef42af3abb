import { formatDate, formatNumber, formatPlainNumber, type useT } from '@core/ui'
import { isPlain } from '../../contract/field-types'
import type { AskedField } from './asked-field'

/** A number as people read it, with its unit. */
export const measured = (value: unknown, unit: string | null, decimals?: number | null): string =>
  typeof value === 'number' ? `${formatNumber(value, decimals ?? undefined)}${unit ? ` ${unit}` : ''}` : '–'

/** An answer in words, where nothing is filled in any more. */
export function answerText(
  { field_type, unit, decimals }: Pick<AskedField, 'field_type' | 'unit' | 'decimals'>,
  value: unknown,
  t: ReturnType<typeof useT<'surveys'>>,
): string {
  if (value === null || value === undefined || value === '') return '–'
  if (field_type === 'date') return formatDate(String(value))
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number')
    return isPlain({ field_type, unit }) && (decimals ?? null) === null
      ? formatPlainNumber(value)
      : measured(value, unit, decimals)
  if (Array.isArray(value)) return value.length ? value.join(', ') : '–'
  return unit ? `${String(value)} ${unit}` : String(value)
}
