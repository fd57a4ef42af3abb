import type { KeptAct } from './on-device'

interface Clock {
  readonly project_id: number
  readonly start_date: string
}

/** The clock as it runs once everything that waits here has arrived. */
export function runningClock(there: Clock | null, kept: readonly KeptAct[]): Clock | null {
  return kept.reduce<Clock | null>((clock, act) => {
    if (act.refusal) return clock
    if (act.kind === 'clockin') return { project_id: act.project, start_date: act.at }
    return act.kind === 'clockout' ? null : clock
  }, there)
}
