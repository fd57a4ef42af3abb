import { parseDutchAmount } from '@core/domain/money'

/** A heading of a matrix: a size, or an answer as its form offers it. */
export type MatrixHeading = number | string

/**
 * Prices by two form fields (G-PRICE). Number headings mean "up to and including" (a window of 90 by 120 cm takes the
 * 100 × 120 cell); other headings must be equal. Values are euros in the product's `calc_base`.
 */
export interface PriceMatrix {
  row_field: string
  column_field: string
  rows: MatrixHeading[]
  columns: MatrixHeading[]
  values: (number | null)[][]
}

/** Answers of the forms of the dossier by field name, for prices that depend on them. */
export type FormValues = Readonly<Record<string, unknown>>

/** A filled cell of a matrix with the headings that it stands under. */
export interface MatrixCell {
  readonly row: MatrixHeading
  readonly column: MatrixHeading
  /** Euros in the product's `calc_base`. */
  readonly price: number
}

/** The cell that the two form fields point at; `undefined` when a size is not in the matrix. */
export function matrixCell(matrix: PriceMatrix, fields: FormValues): MatrixCell | undefined {
  const at = [
    headingIndex(matrix.rows, fields[matrix.row_field]),
    headingIndex(matrix.columns, fields[matrix.column_field]),
  ] as const
  const [row, column, price] = [matrix.rows[at[0]], matrix.columns[at[1]], matrix.values[at[0]]?.[at[1]]]
  if (row === undefined || column === undefined || price === undefined || price === null) return
  return { row, column, price }
}

function headingIndex(headings: readonly MatrixHeading[], value: unknown): number {
  const number = numberIn(value)
  const sizes = headings.map(numberIn)
  if (number !== undefined && sizes.every(size => size !== undefined)) {
    const fitting = sizes.filter(size => size >= number)
    return fitting.length ? sizes.indexOf(Math.min(...fitting)) : -1
  }
  const text = asText(value)
  return text ? headings.findIndex(heading => asText(heading) === text) : -1
}

const asText = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** The number that an answer is or says. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' ? parseDutchAmount(value) : undefined
}

/** What makes a product cost something. */
interface Priced {
  readonly type: string
  readonly calc_method: 'fixed' | 'table' | 'matrix' | 'field'
  readonly price_field?: string | null | undefined
  readonly matrix?: PriceMatrix | null | undefined
  readonly start_amount_exc: number
  readonly start_amount_inc: number
  readonly producttablerows: readonly {
    readonly unit_rate_exc?: number | null
    readonly unit_rate_inc?: number | null
  }[]
}

/**
 * Whether a product can cost something as it is set up now: a title costs nothing, others have a price, or say which
 * answers make it.
 */
export function hasPrice(product: Priced): boolean {
  if (product.type === 'header') return true
  if (product.calc_method === 'field') return Boolean(product.price_field)
  if (product.calc_method === 'matrix') return isComplete(product.matrix)
  const isFilled = (amount: number | null | undefined) => amount !== null && amount !== undefined
  const rates = product.producttablerows.flatMap(({ unit_rate_exc, unit_rate_inc }) => [unit_rate_exc, unit_rate_inc])
  return rates.some(isFilled) || product.start_amount_exc !== 0 || product.start_amount_inc !== 0
}

/** A matrix by two fields with a price in it; where there is none, such a size is not sold. */
const isComplete = (matrix: PriceMatrix | null | undefined): boolean =>
  Boolean(matrix?.row_field && matrix.column_field && matrix.values.some(row => row.some(price => price !== null)))
