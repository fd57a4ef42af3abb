import { Button, classes, formatDuration, formatTime, minutesBetween, type RowOf, useT } from '@core/ui'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'

interface ClockBandProps {
  task: RowOf<'/api/task'>
  clock: { readonly project_id: number; readonly start_date: string } | null
  projectId: number
  onAct: (kind: 'clockin' | 'clockout') => void
}

/** The clock in a band: begun and ended with one thumb; amber once the visit takes longer than it was planned. */
export function ClockBand({ task, clock, projectId, onAct }: ClockBandProps) {
  const t = useT('project')
  const isHere = clock?.project_id === projectId
  const late = isHere && task.status !== 'afgerond' && task.end_date ? minutesPast(task.end_date) : 0
  const text = late
    ? t('runsOver', { time: formatDuration(late) })
    : isHere
      ? t('clockSince', { time: formatTime(clock.start_date) })
      : t(clock ? 'clockElsewhere' : 'noClockRuns')
  return (
    <div className={classes('project-band', isHere && 'project-band-runs', late > 0 && 'project-band-late')}>
      <span className="vk-grow">{text}</span>
      {isHere ? (
        <Button size="large" icon={IconPlayerStop} onClick={() => onAct('clockout')}>
          {t('clockOut')}
        </Button>
      ) : (
        <Button size="large" icon={IconPlayerPlay} onClick={() => onAct('clockin')}>
          {t('clockIn')}
        </Button>
      )}
    </div>
  )
}

const minutesPast = (end: string): number => Math.max(0, minutesBetween(end, new Date().toISOString()))
