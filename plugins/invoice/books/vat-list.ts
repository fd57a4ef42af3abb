import type { Context } from '@core/context/context'
import { toEuros } from '@core/domain/money'
import type { Days } from '@core/time/periods'
import { type Billed, billedIn } from './billed'
import { type Entry, entriesOf, inWholeEuros, RUBRICS, type Rubric, sumOf } from './rubrics'

/** What one invoice adds to one figure of the return. */
export interface VatLine extends Entry {
  readonly invoice: Billed<'vat'>['invoice']
}

/** What every invoice of a period adds to the return, in the order of their numbers. */
export async function vatLines(context: Context, days: Days): Promise<VatLine[]> {
  const lines: VatLine[] = []
  for await (const page of billedIn(context, days, ['vat']))
    for (const { invoice, said } of page) for (const entry of entriesOf(said.vat)) lines.push({ ...entry, invoice })
  return lines
}

/** Every figure of the return, those of nothing too: euros, and whole euros as the return takes them. */
export function vatList(lines: readonly VatLine[]) {
  const rubrics = RUBRICS.map(rubric => figureOf(rubric, ofRubric(lines, rubric)))
  const { base, vat } = sumOf(lines)
  return {
    rubrics,
    invoices: new Set(lines.map(({ invoice }) => invoice.id)).size,
    base: toEuros(base),
    vat: toEuros(vat),
    /** The sum of the whole figures, as the return adds it up. */
    whole_vat: rubrics.reduce((sum, { whole_vat }) => sum + whole_vat, 0),
  }
}

export const ofRubric = (lines: readonly VatLine[], rubric: Rubric) => lines.filter(line => line.rubric === rubric)

function figureOf(rubric: Rubric, lines: readonly VatLine[]) {
  const { base, vat } = sumOf(lines)
  const parts = Map.groupBy(lines, ({ category, rate }) => `${category} ${rate}`)
  return {
    rubric,
    invoices: new Set(lines.map(({ invoice }) => invoice.id)).size,
    base: toEuros(base),
    vat: toEuros(vat),
    whole_base: inWholeEuros(base),
    whole_vat: inWholeEuros(vat),
    parts: [...parts.values()].flatMap(own => {
      const [first] = own
      const sum = sumOf(own)
      return first
        ? [{ category: first.category, rate: first.rate, base: toEuros(sum.base), vat: toEuros(sum.vat) }]
        : []
    }),
  }
}
