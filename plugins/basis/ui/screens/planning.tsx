import { isWeekend } from '@core/domain/week'
import {
  Button,
  dayAt,
  formatLongDay,
  IconButton,
  Loaded,
  Page,
  SegmentedControl,
  Select,
  today,
  useBelow,
  useSearchParams,
  useStored,
  useT,
} from '@core/ui'
import { IconCalendarPlus, IconChevronLeft, IconChevronRight, IconPrinter, IconUsersGroup } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { DayRoute } from '../planning/day-route'
import { type Lane, type LaneEvent, lanesOf, type PlannedEvent, stopsOf, type Waiting } from '../planning/lanes'
import { PlanModal } from '../planning/plan-modal'
import { PlanningBoard } from '../planning/planning-board'
import { PlanningFoot } from '../planning/planning-foot'
import { PlanningList } from '../planning/planning-list'
import { daysOf, PLANNING_VIEWS, type PlanningView, phoneDay, turned, weekNumber } from '../planning/span'
import { TeamModal } from '../planning/team-modal'
import { TeamsDrawer } from '../planning/teams-drawer'
import { TeamsEmpty } from '../planning/teams-empty'
import { usePlan } from '../planning/use-plan'
import { usePeople, usePlanning, usePlansOthers, useTeams } from '../planning/use-planning'
import { TaskModal } from '../task/task-modal'
import '../planning/planning.css'

const NOTHING: readonly never[] = []

/** The planning board: who does what when, and what is still to be planned. */
export default function Planning() {
  const t = useT('basis')
  const phone = useBelow(768)
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useStored<PlanningView>('planning.view', 'week')
  const [group, setGroup] = useStored<string | null>('planning.group', null)
  const [making, setMaking] = useState(false)
  const [makingTeam, setMakingTeam] = useState(false)
  const [opened, setOpened] = useState<PlannedEvent | Waiting | null>(null)
  const view = phone ? 'day' : (PLANNING_VIEWS.find(one => one === params.get('view')) ?? kept)
  const date = params.get('date') ?? today()
  const span = useMemo(() => daysOf(view, date), [view, date])
  const everybody = usePeople()
  const teams = useTeams()
  const plansOthers = usePlansOthers()
  const [lanesOfTeams, setLanesOfTeams] = useStored('planning.teams', false)
  const [keeping, setKeeping] = useState(false)
  const byTeam = plansOthers && lanesOfTeams
  const read = usePlanning(span)
  const { events, waiting, plan } = usePlan(read.events.data ?? NOTHING, read.waiting.data?.rows ?? NOTHING)
  const groups = [...new Set((everybody ?? []).map(one => one.group))].filter(Boolean)
  const people = useMemo(() => (everybody ?? NOTHING).filter(one => !group || one.group === group), [everybody, group])
  const owners = byTeam ? (teams ?? NOTHING) : people
  const lanes = useMemo(() => lanesOf(owners, events), [owners, events])
  const days = useMemo(() => withoutEmptyWeekend(view, span, lanes), [view, span, lanes])
  const routed = lanes.find(({ owner }) => owner.key === params.get('route'))

  const show = (next: Record<string, string | null>): void =>
    setParams(
      current =>
        Object.entries({ ...Object.fromEntries(current), ...next }).filter(
          (pair): pair is [string, string] => pair[1] !== null,
        ),
      { replace: true },
    )
  // Those that stay the same do not have all blocks drawn again.
  const latest = useRef(show)
  latest.current = show
  const openEvent = useCallback(({ event }: LaneEvent) => setOpened(event), [])
  const openRoute = useCallback(({ owner }: Lane) => latest.current({ route: owner.key }), [])
  const shared = {
    lanes,
    waiting,
    more: read.waiting.data?.more ?? false,
    onOpenEvent: openEvent,
    onOpenWaiting: setOpened,
    onRoute: openRoute,
  }
  const isLoading = everybody === undefined || (byTeam && teams === undefined)
  const noTeams = byTeam && teams?.length === 0
  return (
    <Page
      title={t('planning')}
      layout="plain"
      actions={
        <Button variant="primary" icon={IconCalendarPlus} onClick={() => setMaking(true)}>
          {t('field.task.title')}
        </Button>
      }
    >
      <div className="basis-plan-bar">
        <h2>
          {view !== 'day' ? t('week', { number: weekNumber(date) }) : phone ? phoneDay(date) : formatLongDay(date)}
        </h2>
        {view !== 'day' && <span className="vk-text-2 basis-plan-range">{rangeOf(days)}</span>}
        <span className="vk-row">
          <IconButton
            icon={IconChevronLeft}
            label={t('earlier')}
            onClick={() => show({ date: turned(view, date, -1) })}
          />
          <Button onClick={() => show({ date: today() })}>{t('today')}</Button>
          <IconButton
            icon={IconChevronRight}
            label={t('laterOn')}
            onClick={() => show({ date: turned(view, date, 1) })}
          />
        </span>
        <span className="vk-grow" />
        {byTeam && (
          <Button icon={IconUsersGroup} onClick={() => setKeeping(true)}>
            {t('keepTeams')}
          </Button>
        )}
        {plansOthers && (
          <SegmentedControl
            label={t('lanesOf')}
            value={byTeam ? 'team' : 'people'}
            onChange={next => setLanesOfTeams(next === 'team')}
            options={[
              { value: 'people', label: t('people_lanes') },
              { value: 'team', label: t('team_lanes') },
            ]}
          />
        )}
        {!byTeam && groups.length > 1 && (
          <Select
            aria-label={t('group')}
            value={group}
            onChange={setGroup}
            empty={t('everybody')}
            options={groups.map(value => ({ value, label: value }))}
          />
        )}
        {!phone && (
          <SegmentedControl
            label={t('show')}
            value={view}
            onChange={next => {
              setKept(next)
              show({ view: next })
            }}
            options={PLANNING_VIEWS.map(value => ({ value, label: t(`view_${value}`) }))}
          />
        )}
        {!phone && <IconButton icon={IconPrinter} label={t('print')} onClick={() => window.print()} />}
      </div>
      <Loaded query={read.events} what={t('planning')}>
        {() =>
          isLoading ? null : noTeams ? (
            <TeamsEmpty
              actions={
                <Button variant="primary" icon={IconUsersGroup} onClick={() => setMakingTeam(true)}>
                  {t('newTeam')}
                </Button>
              }
            />
          ) : phone ? (
            <PlanningList {...shared} />
          ) : (
            <>
              <PlanningBoard
                {...shared}
                view={view}
                days={days}
                plan={(work, next, name) => void plan(work, next, name)}
              />
              <PlanningFoot lanes={lanes} />
            </>
          )
        }
      </Loaded>
      {routed && (
        <DayRoute
          lane={routed}
          days={days}
          day={params.get('day') ?? firstDay(routed, days)}
          onDay={day => show({ day })}
          onClose={() => show({ route: null, day: null })}
        />
      )}
      {opened && (
        <PlanModal
          work={opened}
          owners={[...(everybody ?? NOTHING), ...(teams ?? NOTHING)]}
          onPlan={(next, name) => void plan(opened, next, name)}
          onClose={() => setOpened(null)}
        />
      )}
      {keeping && (
        <TeamsDrawer teams={teams ?? NOTHING} people={everybody ?? NOTHING} onClose={() => setKeeping(false)} />
      )}
      {makingTeam && <TeamModal team={null} people={everybody ?? NOTHING} onClose={() => setMakingTeam(false)} />}
      {making && <TaskModal onClose={() => setMaking(false)} />}
    </Page>
  )
}

/** Today when the board shows it, or else the first day that somebody goes somewhere. */
const firstDay = (lane: Lane, days: readonly string[]): string =>
  days.find(day => day === today()) ?? days.find(day => stopsOf(lane, day).length > 0) ?? days[0] ?? today()

/** A week shows the days of its weekend when there is something on them. */
function withoutEmptyWeekend(view: PlanningView, days: readonly string[], lanes: readonly Lane[]): readonly string[] {
  if (view !== 'week') return days
  const busy = new Set(lanes.flatMap(({ events }) => events.map(({ event }) => dayAt(event.start))))
  const last = days.findLastIndex(day => !isWeekend(day) || busy.has(day))
  return days.slice(0, last + 1)
}

function rangeOf(days: readonly string[]): string {
  const [, ...first] = formatLongDay(days[0]).split(' ')
  const [, ...last] = formatLongDay(days.at(-1)).split(' ')
  return `${first.join(' ')} – ${last.join(' ')}`
}
