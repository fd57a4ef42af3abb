import type { Column } from '../grid/column.ts'
import { type ListPath, type ListQuery, listQuery } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import './list-sums.css'

/** Amounts by field. */
export type Sums = Readonly<Record<string, number>>

/** Columns in sight whose amounts are added up. */
export const summedColumns = <Row,>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] =>
  columns.filter(({ field, sum }) => sum && !hidden.includes(field))

/**
 * What columns come to over all rows that a list is narrowed to, whichever of them are loaded. Asked on its own, so that
 * rows do not wait for it; another order or page does not ask again.
 */
export function useSums<P extends ListPath>(
  resource: P,
  columns: readonly Pick<Column<never>, 'field'>[],
  { sort: _, with: __, ...narrowed }: ListQuery<P> & { sort?: string; with?: string },
): Sums | undefined {
  const sum = columns.map(({ field }) => field).join(',')
  const query = listQuery<P>({ ...narrowed, sum, fields: 'id', limit: 1 })
  const { data, isPlaceholderData } = useList(resource, query, { enabled: sum !== '' })
  return isPlaceholderData ? undefined : data?.sums
}

/** What columns come to over these rows. */
export const sumsOf = (columns: readonly Pick<Column<never>, 'field'>[], rows: Iterable<object>): Sums =>
  Object.fromEntries(columns.map(({ field }) => [field, sumOf([...rows].map(row => amountOf(row, field)))]))

const amountOf = (row: object, field: string): number => Number((row as Record<string, unknown>)[field] ?? 0)

/** Added up in cents, so that no cent is lost. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(100 * amount), 0) / 100

/** "Orderwaarde € 2.148.930", for each column. */
export function ListSums({ columns, sums }: { columns: readonly Column<never>[]; sums: Sums | undefined }) {
  if (!sums) return null
  return columns.map(({ field, header, sum }) =>
    sums[field] === undefined ? null : (
      <span key={field} className="vk-list-sum">
        {/* The unit of a head stands with the amount. */}
        {header.replace(/ €$/, '')} <strong>{sum?.(sums[field])}</strong>
      </span>
    ),
  )
}
