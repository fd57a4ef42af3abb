import { calculate } from '@core/expressions/formula/calculate'
import { formOf } from '@core/expressions/formula/filled-form'
import { readFormula } from '@core/expressions/formula/read-formula'
import { FormulaError } from '@core/expressions/formula/syntax'
import { figuresOf } from '@core/expressions/formula/values'
import type { SampleForm } from '@core/testing/sample-forms'

/** What the engine is tried with, as JSON carries it. */
export interface Samples {
  readonly forms: readonly SampleForm[]
  /** Formulas and whatever else somebody may type. */
  readonly texts: readonly string[]
}

/** What it made of each sample, as JSON. */
export interface WorkedOut {
  readonly forms: readonly { readonly filled: string; readonly again: string; readonly circular: boolean }[]
  readonly texts: readonly string[]
}

/** Works samples out with the engine of this process: the same lines run where the server does and in a browser. */
export const workOutSamples = ({ forms, texts }: Samples): WorkedOut => ({
  forms: forms.map(({ fields, answers }) => {
    const fill = formOf(fields)
    const filled = fill(answers)
    const shown = fields.map(({ field_name }) => [0, 1, 2].map(row => filled.isShown(field_name, row)))
    const { circular, problems } = filled
    return {
      filled: JSON.stringify({ answers: filled.answers, shown, circular, problems }),
      again: JSON.stringify(fill(filled.answers).answers),
      circular: circular.length > 0,
    }
  }),
  texts: texts.map(comesTo),
})

function comesTo(text: string): string {
  try {
    const value = calculate(readFormula(text), {
      answer: () => ({ value: '1,5' }),
      rows: () => figuresOf([1, null, '2,25']),
    })
    return String(value)
  } catch (error) {
    if (error instanceof FormulaError) return `${error.fault} at ${error.at}`
    throw error
  }
}
