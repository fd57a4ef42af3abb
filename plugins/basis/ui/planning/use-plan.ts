import {
  type Answer,
  call,
  formatDay,
  formatTime,
  later,
  minutesBetween,
  refreshCalls,
  toast,
  toastProblem,
  useT,
} from '@core/ui'
import { useRef, useState } from 'react'
import { keyOf, type PlannedEvent, type Waiting } from './lanes'

type Planned = Answer<'post', '/api/planning/{kind}/{id}'>
type Work = Pick<PlannedEvent, 'kind' | 'id' | 'title' | 'version'>

/** When and whose work is to be; what is left out stays as it is: whose it is, and how long it lasts. */
export interface Plan {
  readonly start_date: string | null
  readonly end_date?: string | null
  readonly user_id?: number | null
  readonly team_id?: number | null
}

/**
 * Planning: at once on screen, and back when the server refuses. What is in the way is told, and a click puts work back as
 * it was.
 */
export function usePlan(events: readonly PlannedEvent[], waiting: readonly Waiting[]) {
  const t = useT('basis')
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({})
  // Whoever moves work again at once, or picked it up before the last answer, moves what came of the move before.
  const underWay = useRef(new Map<string, Promise<Planned | undefined>>()).current
  const made = useRef(new Map<string, number>()).current

  function plan(work: Work, next: Plan): Promise<Planned | undefined> {
    const key = keyOf(work)
    setPlans(current => ({ ...current, [key]: next }))
    const before = underWay.get(key)
    const sent = send(work, next, before)
    underWay.set(key, sent)
    return sent.finally(() => {
      if (underWay.get(key) !== sent) return
      underWay.delete(key)
      setPlans(({ [key]: _, ...rest }) => rest)
    })
  }

  async function send(
    { version, ...work }: Work,
    next: Plan,
    before: Promise<Planned | undefined> | undefined,
  ): Promise<Planned | undefined> {
    const key = keyOf(work)
    await before
    try {
      const planned = await call('post', '/api/planning/{kind}/{id}', {
        params: { path: { kind: work.kind, id: work.id } },
        body: { ...next, version: Math.max(version, made.get(key) ?? 0) },
      })
      made.set(key, planned.version)
      await refreshCalls('/api/calendar', '/api/planning')
      void refreshCalls(`/api/${work.kind}`, '/api/flow')
      return planned
    } catch (error) {
      toastProblem(error)
      await refreshCalls('/api/calendar', '/api/planning')
      return undefined
    }
  }

  async function planAndTell(work: Work, next: Plan, name: string): Promise<void> {
    const planned = await plan(work, next)
    if (!planned) return
    const undo = () => plan({ ...work, version: planned.version }, planned.was).then(() => undefined)
    const [first] = planned.found
    if (first && next.team_id) {
      toast(t('teamBusy', { name, who: inTheWayOf(planned.found) }), { tone: 'danger', undo, timeoutMs: 12_000 })
      return
    }
    if (!first) {
      const day = next.start_date ? `${formatDay(next.start_date)} ${formatTime(next.start_date)}` : ''
      toast(next.start_date ? t('plannedFor', { title: work.title, name, day }) : t('unplannedAgain', work), { undo })
      return
    }
    const [day, from, to] = [formatDay(first.start), formatTime(first.start), formatTime(first.end)]
    const words = { name, day, from, to, title: first.title }
    toast(t(first.absent ? 'isAbsent' : 'isTaken', words), { tone: 'danger', undo, timeoutMs: 12_000 })
  }

  /** Each member that has something else then, and what that is. */
  const inTheWayOf = (found: Planned['found']): string =>
    found
      .flatMap(({ taken, absent, start, end, title }) =>
        taken.map(name =>
          t(absent ? 'awayFor' : 'busyWith', { name, title, from: formatTime(start), to: formatTime(end) }),
        ),
      )
      .join('; ')

  return { ...planned(events, waiting, plans), plan: planAndTell }
}

/** Events and what waits as they will be once the server has planned what is under way. */
function planned(
  events: readonly PlannedEvent[],
  waiting: readonly Waiting[],
  plans: Readonly<Record<string, Plan>>,
): { events: readonly PlannedEvent[]; waiting: readonly Waiting[] } {
  if (Object.keys(plans).length === 0) return { events, waiting }
  const moved = events.flatMap(event => {
    const plan = plans[keyOf(event)]
    if (!plan) return event
    const { start_date, end_date = start_date && later(start_date, minutesBetween(event.start, event.end)) } = plan
    return start_date && end_date ? { ...event, start: start_date, end: end_date, ...doerOf(event, plan) } : []
  })
  const fresh = waiting.flatMap(({ due: _due, minutes: _minutes, people: _people, start: _start, ...work }) => {
    const plan = plans[keyOf(work)]
    if (!plan?.start_date || !plan.end_date || events.some(event => keyOf(event) === keyOf(work))) return []
    const { start_date: start, end_date: end } = plan
    return { ...work, start, end, all_day: false, attendees: [], absent: false, done: false, ...doerOf(work, plan) }
  })
  return { events: [...moved, ...fresh], waiting: waiting.filter(work => !plans[keyOf(work)]?.start_date) }
}

/** Who does it then; whom a team brings along is known once the server has planned it. */
function doerOf(work: Pick<Waiting, 'user_id' | 'team_id'>, { user_id, team_id }: Plan): Partial<PlannedEvent> {
  if (team_id) return { team_id, user_id: null, attendees: [] }
  if (user_id === undefined) return {}
  return work.team_id === null ? { user_id } : { user_id, team_id: null, attendees: [] }
}
