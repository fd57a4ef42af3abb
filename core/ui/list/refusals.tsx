import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import type { Refusal } from '../query/resource-calls.ts'
import './bulk-bar.css'

/** How many can go, and why the others stay. */
export function Refusals({
  what,
  deletable,
  refused,
}: {
  what: string
  deletable: number
  refused: readonly Refusal[]
}) {
  const t = useCoreT()
  const reasons = Map.groupBy(refused, ({ message }) => message)
  return (
    <div className="vk-stack">
      <span>
        {t('removeSplit', {
          deletable: formatNumber(deletable),
          total: formatNumber(deletable + refused.length),
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
