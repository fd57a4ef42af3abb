import { Button, classes, EmptyState, formatDay, formatNumber, formatTime, useT } from '@core/ui'
import { IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { keyOf, type Waiting } from './lanes'
import { workColors } from './work-look'

interface WaitingListProps {
  rows: readonly Waiting[]
  /** There is more than these. */
  more: boolean
  onOpen: (work: Waiting) => void
}

/** Cards that are drawn before the rest is asked for. */
const SHOWN = 30

/** What is still to be planned: each card is dragged to a lane, or planned with a form. */
export const WaitingList = memo(function WaitingList({ rows, more, onOpen }: WaitingListProps) {
  const t = useT('basis')
  const [shown, setShown] = useState(SHOWN)
  if (!rows.length)
    return <EmptyState compact icon={IconCircleCheck} title={t('nothingWaits')} text={t('nothingWaitsText')} />
  return (
    <>
      {rows.slice(0, shown).map(work => (
        <WaitingCard key={keyOf(work)} work={work} onOpen={onOpen} />
      ))}
      {rows.length > shown && (
        <Button size="small" variant="minimal" onClick={() => setShown(shown + 100)}>
          {t('moreWaits', { count: rows.length - shown })}
        </Button>
      )}
      {more && <p className="vk-meta">{t('evenMoreWaits')}</p>}
      <p className="basis-plan-hint">
        <IconBulb size={16} stroke={1.75} />
        {t('planHint')}
      </p>
    </>
  )
})

function WaitingCard({ work, onOpen }: { work: Waiting; onOpen: (work: Waiting) => void }) {
  const t = useT('basis')
  const { title, minutes, people, place, start, due, user_fullname } = work
  const isLate = due !== null && Date.parse(due) < Date.now()
  const facts = [
    start
      ? `${formatDay(start)} ${formatTime(start)}`
      : t('hours', { count: Math.round(minutes / 30) / 2, hours: formatNumber(Math.round(minutes / 30) / 2) }),
    people > 1 && t('people', { count: people }),
    due && t('dueOn', { day: formatDay(due) }),
    user_fullname,
  ]
  return (
    <button
      type="button"
      className={classes('basis-plan-card', isLate && 'basis-plan-late')}
      style={workColors(work.about)}
      data-work={keyOf(work)}
      aria-describedby="planning-keys"
      onClick={() => onOpen(work)}
    >
      <i aria-hidden="true" />
      <span className="vk-grow">
        <strong className="vk-clip">{title}</strong>
        <span className="vk-clip">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {place && <span className="vk-meta">{place.split(',').at(-1)?.trim()}</span>}
    </button>
  )
}
