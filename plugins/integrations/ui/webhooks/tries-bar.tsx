import { useT } from '@core/ui'
import type { Delivery } from './delivery-row'

/** Tries as little bars: red for each that failed, green for the one that arrived. */
export function TriesBar({ tries }: { tries: Delivery['tries'] }) {
  const t = useT('integrations')
  return (
    <span className="integrations-tries">
      <span aria-hidden="true">
        {tries.slice(-10).map(({ at, problem }) => (
          <i key={at} data-arrived={problem === null || undefined} />
        ))}
      </span>
      <span className="vk-number">{t('tries', { count: tries.length })}</span>
    </span>
  )
}
