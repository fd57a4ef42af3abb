import type { CurrentUser } from './current-user.ts'

const DAY_MS = 86_400_000
/** What every company has, trial or not. */
const ALWAYS = ['hasModuleBASIS', 'hasModuleSETTINGS']

export interface Trial {
  /** Moment it ends, or ended. */
  until: string
  /** Days that are left, the one that has begun among them; 0 once it is over. */
  days: number
}

/** What the company of a user tries out; null for nothing, and for a trial that is over once the company bought a module. */
export function trialOf({ trial_until: until, ...user }: CurrentUser, now = Date.now()): Trial | null {
  if (!until) return null
  const days = Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS))
  const owned = Object.entries(user).some(
    ([flag, has]) => has === true && flag.startsWith('hasModule') && !ALWAYS.includes(flag),
  )
  return days === 0 && owned ? null : { until, days }
}
