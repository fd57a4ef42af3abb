import { ownValue } from '@core/domain/own-value'
import { rowsIn } from './rows-in'

type Answers = Readonly<Record<string, unknown>>

/** An answer at its place: of the form, or of a row of a group. */
export function withAnswer(answers: Answers, place: string, value: unknown): { name: string; value: unknown } {
  const [name = place, row_id, field_name] = place.split('.')
  if (row_id === undefined || field_name === undefined) return { name, value }
  const rows = rowsIn(ownValue(answers, name))
  return { name, value: rows.map(row => (row.row_id === row_id ? { ...row, [field_name]: value } : row)) }
}
