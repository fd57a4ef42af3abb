import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { FailedPart } from '../release/failed-part.tsx'

export interface LongRowsProps {
  count: number
  /** Columns of the table, for what stands in for rows that are not drawn. */
  columns: number
  /** The `tr` at a place, from 0, with `key` and `aria-rowindex`; all are equally high. */
  render: (place: number) => ReactNode
}

/** So many rows are all drawn, in sight or not: only then does the browser find words in them. */
const FEW = 100

const RowsInSight = lazyPart(
  () => import('./rows-in-sight.tsx'),
  (props: LongRowsProps) => <FirstRows {...props} count={FEW} />,
  retry => (
    <tbody>
      <tr>
        <td colSpan={100}>
          <FailedPart compact onRetry={retry} />
        </td>
      </tr>
    </tbody>
  ),
)

/**
 * The rows of a long table on a screen: those in sight are drawn, and the one that has the focus. The table tells how
 * many there are with `aria-rowcount`.
 */
export function LongRows(props: LongRowsProps) {
  return props.count > FEW ? <RowsInSight {...props} /> : <FirstRows {...props} />
}

function FirstRows({ count, render }: LongRowsProps) {
  return <tbody>{Array.from({ length: count }, (_, place) => render(place))}</tbody>
}
