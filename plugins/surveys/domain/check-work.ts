import { invalid } from '@core/context/problem'
import type { AskedField } from '@core/expressions/formula/filled-form'
import { workOf } from '@core/expressions/formula/parts-of-form'
import { MOST_ROWS } from './check-answers'

interface Field extends Omit<AskedField, 'group'> {
  readonly id?: number
  readonly group_id?: number | null
  readonly field_label: string
}

/** What a form may cost each time that an answer changes, as {@link workOf} counts it: some tenths of a second. */
const MOST = 150_000

/**
 * Refuses a field that makes its form too dear to work out with as many rows as its groups take. A change that makes it no
 * dearer is taken, so that a form can be mended in steps.
 *
 * @param others the other fields of the form
 * @throws Problem 422 at what makes the field dear, with the label of the field that costs most
 */
export function checkWork(field: Field, others: readonly Field[], before: Partial<Field> | null): void {
  const of = (one: Field): number => workOf({ ...one, group: one.group_id ? 'group' : null }, MOST_ROWS)
  const own = of(field)
  if (own === 0 || (before && own <= of({ ...field, ...before }))) return
  const costs = [field, ...others].map(one => ({ label: one.field_label, work: of(one) }))
  if (costs.reduce((sum, { work }) => sum + work, 0) <= MOST) return
  const dearest = costs.reduce((one, other) => (other.work > one.work ? other : one))
  const at = field.calculationrules?.trim() ? 'calculationrules' : 'showrules'
  throw invalid(at, 'surveys.too_dear', { name: dearest.label, n: MOST_ROWS })
}
