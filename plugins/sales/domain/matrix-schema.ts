import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { type MatrixHeading, numberIn, type PriceMatrix } from '../contract/price-matrix'

/** Rows and columns at the most. */
const MOST_HEADINGS = 200

/** Characters of a heading at the most, and euros of a price to either side of nothing. */
const LONGEST_HEADING = 255
const LARGEST_PRICE = 9_999_999

const headings = t.Array(t.Union([t.Number(), t.String({ maxLength: LONGEST_HEADING })]), { maxItems: MOST_HEADINGS })
const fieldName = t.String({ maxLength: 64, description: 'Name of a form field; empty as long as none was chosen' })

/** A matrix as products keep it; euros in the product's `calc_base`. */
export const matrixSchema = t.Object(
  {
    row_field: fieldName,
    column_field: fieldName,
    rows: headings,
    columns: headings,
    values: t.Array(
      t.Array(nullable(t.Number({ minimum: -LARGEST_PRICE, maximum: LARGEST_PRICE })), { maxItems: MOST_HEADINGS }),
      {
        maxItems: MOST_HEADINGS,
      },
    ),
  },
  { additionalProperties: false },
)

/** What a sheet says fits in a matrix as forms take one. @throws Problem 422 */
export function checkSheet({ rows, columns, values }: Pick<PriceMatrix, 'rows' | 'columns' | 'values'>): void {
  if (rows.length > MOST_HEADINGS || columns.length > MOST_HEADINGS)
    throw invalid('file', 'sales.matrix_too_large', { n: MOST_HEADINGS })
  const long = [...rows, ...columns].find(heading => String(heading).length > LONGEST_HEADING)
  if (long !== undefined) throw invalid('file', 'sales.matrix_heading_long', { heading: String(long).slice(0, 50) })
  const large = values.flat().find(price => price !== null && Math.abs(price) > LARGEST_PRICE)
  if (typeof large === 'number') throw invalid('file', 'sales.matrix_no_price', { price: String(large) })
}

/** A matrix has a price or nothing for each pair of headings, and each heading once. @throws Problem 422 */
export function checkMatrix({ rows, columns, values }: PriceMatrix): void {
  if (values.length !== rows.length || values.some(row => row.length !== columns.length))
    throw invalid('matrix', 'sales.matrix_shape')
  for (const headings of [rows, columns]) {
    const said = headings.map(sayingOf)
    if (said.some(heading => heading === '')) throw invalid('matrix', 'sales.matrix_heading_empty')
    if (new Set(said).size < said.length) throw invalid('matrix', 'sales.matrix_heading_twice')
  }
}

/** What a heading stands for: 100 and "100,0" are one size. */
const sayingOf = (heading: MatrixHeading): string =>
  String(numberIn(heading) ?? heading)
    .trim()
    .toLowerCase()
