import { formatDay, useT } from '@core/ui'
import { stageName } from '@plugins/crm/contract/stage-look'
import { IconAlertTriangle, IconRoute } from '@tabler/icons-react'
import { keyOf, type Lane } from './lanes'
import { EXPLAINED, workColors } from './work-look'

/** What the colours mean, and what is planned twice. */
export function PlanningFoot({ lanes }: { lanes: readonly Lane[] }) {
  const t = useT('basis')
  // Each of two that meet knows of the other: they are one double booking.
  const clashes = lanes.flatMap(({ person, events }) =>
    events.flatMap(({ event, clashes: others }) =>
      others
        .filter(other => keyOf(event) < keyOf(other))
        .map(() => ({ name: person.name, day: formatDay(event.start) })),
    ),
  )
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
          {t('clashes', { count: clashes.length, ...first })}
        </strong>
      )}
    </footer>
  )
}
