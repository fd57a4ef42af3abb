import { namesIn, readFormula } from '@core/expressions/formula/read-formula'
import { FormulaError } from '@core/expressions/formula/syntax'

/** Names of the fields that a formula follows from, in lower case; none of a text that is no formula. */
export function usedNames(formula: string): string[] {
  try {
    return [...namesIn(readFormula(formula))]
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}
