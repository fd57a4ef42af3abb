import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import type { Refusal } from '../query/resource-calls.ts'
import './bulk-bar.css'

interface RefusalsProps {
  what: string
  possible: number
  refused: readonly Refusal[]
  removes: boolean
}

/** To how many something can be done, and why not to the others. */
export function Refusals({ what, possible, refused, removes }: RefusalsProps) {
  const t = useCoreT()
  const reasons = Map.groupBy(refused, ({ message }) => message)
  return (
    <div className="vk-stack">
      <span>
        {t(removes ? 'removeSplit' : 'bulkSplit', {
          possible: formatNumber(possible),
          total: formatNumber(possible + refused.length),
          what,
        })}
      </span>
      <ul className="vk-bulk-failures">
        {[...reasons].map(([message, rows]) => (
          <li key={message}>
            {rows.length > 1 && <strong>{formatNumber(rows.length)}× </strong>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
