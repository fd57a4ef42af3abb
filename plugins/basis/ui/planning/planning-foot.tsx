import { formatDay, useT } from '@core/ui'
import { stageName } from '@plugins/crm/contract/stage-look'
import { IconAlertTriangle, IconRoute } from '@tabler/icons-react'
import { keyOf, type Lane } from './lanes'
import { EXPLAINED, workColors } from './work-look'

/** What the colours mean, and what is planned twice. */
export function PlanningFoot({ lanes }: { lanes: readonly Lane[] }) {
  const t = useT('basis')
  // Two that meet in a lane are one double booking, whichever of them tells of it.
  const clashes = lanes.flatMap(({ owner, events }) => {
    const met = new Map(
      events.flatMap(({ event, clashes: others }) =>
        others.map(other => [[keyOf(event), keyOf(other)].toSorted().join(), event.start] as const),
      ),
    )
    return [...met.values()].map(start => ({ name: owner.name, start }))
  })
  const [first] = clashes
  return (
    <footer className="basis-plan-foot">
      {EXPLAINED.map(stage => (
        <span key={stage} style={workColors(stage)}>
          <i aria-hidden="true" />
          {stageName(stage)}
        </span>
      ))}
      <span className="vk-meta">
        <IconRoute size={14} stroke={1.75} /> {t('crowFlies')}
      </span>
      <span className="vk-grow" />
      {first && (
        <strong className="basis-plan-warning">
          <IconAlertTriangle size={16} stroke={1.75} />
          {t('clashes', { count: clashes.length, name: first.name, day: formatDay(first.start) })}
        </strong>
      )}
    </footer>
  )
}
