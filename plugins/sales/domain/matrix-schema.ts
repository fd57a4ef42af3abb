import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { type MatrixHeading, numberIn, type PriceMatrix } from '../contract/price-matrix'

/** Rows and columns at the most. */
export const MOST_HEADINGS = 200

const headings = t.Array(t.Union([t.Number(), t.String({ maxLength: 255 })]), { maxItems: MOST_HEADINGS })
const fieldName = t.String({ maxLength: 64, description: 'Name of a form field; empty as long as none was chosen' })

/** A matrix as products keep it; euros in the product's `calc_base`. */
export const matrixSchema = t.Object(
  {
    row_field: fieldName,
    column_field: fieldName,
    rows: headings,
    columns: headings,
    values: t.Array(
      t.Array(nullable(t.Number({ minimum: -9_999_999, maximum: 9_999_999 })), { maxItems: MOST_HEADINGS }),
      {
        maxItems: MOST_HEADINGS,
      },
    ),
  },
  { additionalProperties: false },
)

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
