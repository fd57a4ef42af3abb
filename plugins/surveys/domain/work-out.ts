import { type Answers, type AskedField, type FilledForm, formOf } from '@core/expressions/formula/filled-form'
import { readFormula } from '@core/expressions/formula/read-formula'
import { FormulaError, type FormulaFault } from '@core/expressions/formula/syntax'

export { formOf }

/** The answers with all that follows from them. */
export const workOut = (fields: readonly AskedField[], answers: Answers): FilledForm => formOf(fields)(answers)

/** Fields name their group, as formulas and rules do. */
export function withGroups<F extends { id: number; group_id: number | null; field_name: string }>(
  fields: readonly F[],
): (Omit<F, 'group_id'> & { group: string | null })[] {
  const names = new Map(fields.map(({ id, field_name }) => [id, field_name]))
  return fields.map(({ group_id, ...field }) => ({
    ...field,
    group: group_id === null ? null : (names.get(group_id) ?? null),
  }))
}

/** Why a text is no formula, and at which sign, counted from 1; `null` for one that is. */
export function faultOf(formula: string): { readonly text: `fault_${FormulaFault}`; readonly at: number } | null {
  try {
    readFormula(formula)
    return null
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    return { text: `fault_${error.fault}`, at: error.at + 1 }
  }
}
