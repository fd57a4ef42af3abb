import { dutchPostcode, isDutch } from '../../domain/postcode.ts'
import { coreText } from '../i18n/use-t.ts'
import type { FormField, FormValues } from './form-field.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Text of what is wrong with a value, or undefined. The server checks again; this spares the user the wait. */
export function validateField<Values extends FormValues>(
  field: FormField<Values>,
  value: unknown,
  values: Values,
): string | undefined {
  if (field.when && !field.when(values)) return undefined
  const empty = value === null || value === undefined || value === '' || value === false
  if (empty) return field.required ? coreText(isChoice(field) ? 'errorChoose' : 'errorRequired') : undefined
  return formatError(field, value, values) ?? rangeError(field, value) ?? field.validate?.(value, values)
}

/** Kinds that people choose from what is there. */
const CHOSEN: ReadonlySet<string> = new Set(['select', 'choice', 'reference', 'radio'])

function isChoice(field: { kind?: string }): boolean {
  return field.kind !== undefined && CHOSEN.has(field.kind)
}

/** Kinds whose value is a number once it could be read. */
const NUMBERS: ReadonlySet<string> = new Set(['number', 'money', 'percent'])

function formatError({ kind }: { kind?: string }, value: unknown, { country }: FormValues): string | undefined {
  const text = String(value).trim()
  if ((kind === 'date' || kind === 'datetime') && !/^\d{4}-\d\d-\d\d/.test(text)) return coreText('errorDate')
  if (kind && NUMBERS.has(kind) && typeof value !== 'number') return coreText('errorNumber')
  if (kind === 'email' && !email.test(text)) return coreText('errorEmail')
  if (kind === 'postcode' && isDutch(country as string | null) && !dutchPostcode(text)) return coreText('errorPostcode')
  if (kind === 'url' && !URL.canParse(text)) return coreText('errorUrl')
  return undefined
}

function rangeError(
  { min, max, maxLength }: { min?: number; max?: number; maxLength?: number },
  value: unknown,
): string | undefined {
  if (typeof value === 'number' && min !== undefined && value < min) return coreText('errorMin', { min })
  if (typeof value === 'number' && max !== undefined && value > max) return coreText('errorMax', { max })
  if (typeof value === 'string' && value.length > (maxLength ?? 100_000)) {
    return coreText('errorMaxLength', { max: maxLength ?? 100_000 })
  }
  return undefined
}
