import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import type { Refusal } from '../query/resource-calls.ts'
import './bulk-bar.css'

/** Names that stand behind a reason; of the others how many there are. */
const NAMED = 5

interface RefusalsProps {
  what: string
  possible: number
  refused: readonly Refusal[]
  /** How many are refused, when not all of them are told. */
  kept?: number
  removes: boolean
  /** What each of them is called, as far as whoever looks has seen it. */
  nameOf?: ((id: number) => string | undefined) | undefined
}

/** To how many something can be done, and to which not, and why. */
export function Refusals({ what, possible, refused, kept = refused.length, removes, nameOf }: RefusalsProps) {
  const t = useCoreT()
  const reasons = Map.groupBy(refused, ({ message }) => message)
  return (
    <div className="vk-stack">
      <span>
        {t(removes ? 'removeSplit' : 'bulkSplit', {
          possible: formatNumber(possible),
          total: formatNumber(possible + kept),
          what,
        })}
      </span>
      <ul className="vk-bulk-failures">
        {[...reasons].map(([message, rows]) => (
          <li key={message}>
            {rows.length > 1 && <strong>{formatNumber(rows.length)}× </strong>}
            {message} <Names of={rows.flatMap(({ id }) => nameOf?.(id) ?? [])} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Names({ of }: { of: readonly string[] }) {
  const t = useCoreT()
  if (of.length === 0) return null
  const more = of.length - NAMED
  return (
    <span className="vk-text-2">
      {of.slice(0, NAMED).join(', ')} {more > 0 && t('andMore', { count: more })}
    </span>
  )
}
