import {
  Avatar,
  Button,
  Card,
  CardRow,
  classes,
  EmptyState,
  formatDay,
  formatTime,
  Loaded,
  type RowOf,
  Tag,
  useCall,
  useCurrentUser,
  useList,
  useT,
} from '@core/ui'
import { IconPlayerPlay, IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { HourModal } from './hour-modal'
import { inHours } from './in-hours'
import { useClock } from './use-clock'
import './hours.css'

type Hour = RowOf<'/api/workhour'>

/** Pieces of time that the card shows. */
const SHOWN = 50
/** From this role on one corrects the hours of others. */
const CORRECTS_OTHERS = 1000

/** Planned against spent, the clock, and each piece of time that was written down. */
export function HoursCard({ projectId, open }: { projectId: number; open: boolean }) {
  const t = useT('project')
  const me = useCurrentUser()
  const [asked, setAsked] = useState<Hour | 'new' | null>(null)
  const spent = useCall('get', '/api/project/{id}/hours', { params: { path: { id: projectId } } }).data
  const hours = useList('/api/workhour', { project_id: String(projectId), sort: '-start_date', limit: SHOWN })
  const mayChange = ({ user_id }: Hour) => user_id === me.id || me.role >= CORRECTS_OTHERS
  return (
    <Card
      title={t('hours')}
      flush
      actions={
        <>
          {spent && (
            <span className="project-spent">
              <strong>{inHours(spent.spent_minutes)}</strong>{' '}
              {t('ofPlanned', { planned: inHours(spent.planned_minutes) })}
            </span>
          )}
          {open && (
            <Button size="small" icon={IconPlus} onClick={() => setAsked('new')}>
              {t('addHours')}
            </Button>
          )}
        </>
      }
    >
      {open && <Clock projectId={projectId} />}
      {spent?.visits.map(visit => (
        <Progress key={visit.task_id} {...visit} />
      ))}
      {spent && spent.travel_minutes > 0 && (
        <CardRow>
          <span className="vk-grow">{t('travelled')}</span>
          <span className="vk-meta">{t('hoursAmount', { hours: inHours(spent.travel_minutes) })}</span>
        </CardRow>
      )}
      <Loaded compact query={hours} what={t('hours')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noHours')} text={t('noHoursText')} />
          ) : (
            rows.map(hour => (
              <CardRow key={hour.id}>
                <Avatar name={hour.user_fullname ?? '–'} size={20} />
                <button
                  type="button"
                  className="project-hour"
                  disabled={!mayChange(hour)}
                  onClick={() => setAsked(hour)}
                >
                  <span className="vk-clip">{momentsOf(hour)}</span>
                  {hour.description && <span className="vk-meta vk-clip">{hour.description}</span>}
                </button>
                {hour.reason && <Tag tone="warn">{t('corrected')}</Tag>}
                {hour.kind === 'travel' && <Tag>{t('field.workhour.kind.travel')}</Tag>}
                <span className="vk-meta">
                  {hour.end_date ? t('hoursAmount', { hours: inHours(hour.minutes) }) : t('clockRuns')}
                </span>
              </CardRow>
            ))
          )
        }
      </Loaded>
      {asked && (
        <HourModal
          projectId={projectId}
          {...(asked === 'new' ? {} : { hour: asked })}
          mayChooseWho={me.role >= CORRECTS_OTHERS}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const momentsOf = ({ start_date, end_date }: Hour): string =>
  [`${formatDay(start_date)} ${formatTime(start_date)}`, ...(end_date ? [formatTime(end_date)] : [])].join(' – ')

/** One large button: begins the clock, and ends it. */
export function Clock({ projectId, taskId = null }: { projectId: number; taskId?: number | null }) {
  const t = useT('project')
  const { running, busy, begin, end } = useClock()
  const isHere = running?.project_id === projectId
  return (
    <div className={classes('project-clock', isHere && 'project-clock-runs')}>
      <span className="vk-grow">
        {isHere
          ? t('clockSince', { time: formatTime(running.start_date) })
          : running
            ? t('clockElsewhere')
            : t('noClockRuns')}
      </span>
      {isHere ? (
        <Button icon={IconPlayerStop} size="large" busy={busy} onClick={end}>
          {t('clockOut')}
        </Button>
      ) : (
        <Button
          icon={IconPlayerPlay}
          variant="primary"
          size="large"
          busy={busy}
          onClick={() => begin(projectId, taskId)}
        >
          {t('clockIn')}
        </Button>
      )}
    </div>
  )
}

interface ProgressProps {
  title: string
  planned_minutes: number
  spent_minutes: number
}

/** How much of a visit was spent, amber once it is more than was planned. */
function Progress({ title, planned_minutes, spent_minutes }: ProgressProps) {
  const t = useT('project')
  const over = spent_minutes > planned_minutes
  const share = Math.min(100, Math.round((100 * spent_minutes) / Math.max(1, planned_minutes)))
  return (
    <div className="project-progress">
      <span className="vk-row">
        <span className="vk-grow vk-clip">{title}</span>
        <span className="vk-meta">
          <strong>{inHours(spent_minutes)}</strong> {t('ofPlanned', { planned: inHours(planned_minutes) })}
        </span>
      </span>
      <span className={classes('project-bar', over && 'project-bar-over')} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  )
}
