import { atom, useAtomValue } from 'jotai'
import { Problem } from '../api/problem.ts'
import { requestJson } from '../api/request.ts'
import { endSession } from '../api/token.ts'
import { applyTimeZone } from '../format/clock.ts'
import { takeHeadStart } from '../host/taken-head-start.ts'
import type { Language } from '../i18n/languages.ts'
import { atMostOncePer } from './at-most-once-per.ts'
import { store } from './store.ts'

/** Whoever is signed in, as `GET /api/user/getcurrentuser` tells; one `hasModule{TAG}` per module. */
export interface CurrentUser {
  id: number
  /** For `If-Match` of a change of their own details. */
  version: number
  username: string
  name: string
  nameprefix: string | null
  surname: string | null
  fullname: string
  email: string
  phone: string | null
  /** 100 Uitvoerend, 200 Supervisor, 300 Zelfstandig uitvoerend, 1000 Manager, 5000 Systeembeheerder. */
  role: number
  user_type: string
  altDashboard: string | null
  companyname: string
  /** When the trial of modules that the company did not buy ends, or ended. */
  trial_until: string | null
  /** IANA name of the clock of the company. */
  time_zone: string
  currentcompany_id: number
  appdescription: string | null
  language: Language | null
  /** 1 hides prices and statistics on the pages of a dossier (G-SIMPLE). */
  simplemode: number
  /** Features on trial that the company switched on (G-FLAGS). */
  experimental: Record<string, boolean>
  /** Where the pages of the company's customers begin, by kind of record. */
  customer_pages: Record<string, string>
  /** Seals what they leave unsent on this device when their sign-in ends. */
  device_key: string
  remotes: Remote[]
  brand: Brand | null
  /** Whoever works as this user, when an administrator signed in as somebody else. */
  impersonator?: { id: number; fullname: string } | null
  [module: `hasModule${string}`]: boolean
}

export interface Remote {
  name: string
  entry: string
  app: string
}

export interface Brand {
  /** Hex colour of the company's buttons and links, as `#FFB81C`. */
  color: string | null
  logo_url: string | null
}

const userAtom = atom<CurrentUser | null>(null)

/**
 * Fetches the current user, at most once in 60 seconds (R-AUTH-004); a 401 ends the session (R-AUTH-003).
 *
 * @throws {Problem} on any other refusal
 */
export const refreshCurrentUser = atMostOncePer(60_000, async (): Promise<CurrentUser | null> => {
  try {
    const early = await takeHeadStart('user')?.catch(() => null)
    const told = early?.ok ? ((await early.json().catch(() => null)) as CurrentUser | null) : null
    setCurrentUser(told ?? (await requestJson('GET', '/api/user/getcurrentuser')))
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error
    setCurrentUser(null)
    endSession()
  }
  return currentUser()
})

export function setCurrentUser(next: CurrentUser | null): void {
  if (next) applyTimeZone(next.time_zone)
  store.set(userAtom, next)
}

/** {@link useMaybeUser} outside a component. */
export function currentUser(): CurrentUser | null {
  return store.get(userAtom)
}

/** The signed-in user; null on public pages and in the portal. */
export function useMaybeUser(): CurrentUser | null {
  return useAtomValue(userAtom)
}

/** The signed-in user. Use it in screens of the shell and of admin, which nobody sees without signing in. */
export function useCurrentUser(): CurrentUser {
  const current = useMaybeUser()
  if (current === null) throw new Error('useCurrentUser outside a signed-in session')
  return current
}

/** Whether the company of the signed-in user owns a module and the user may use it: `useOwns('QUOTATION')`. */
export function useOwns(module: string): boolean {
  return owns(useMaybeUser(), module)
}

/** Address of the page on which a customer sees a record: `customerPage('quotation', hash)`. For staff's screens. */
export const customerPage = (kind: string, hash: string): string =>
  `${currentUser()?.customer_pages[kind] ?? ''}${hash}`

export function owns(current: CurrentUser | null, module: string): boolean {
  return current?.[`hasModule${module}`] === true
}

/** Whether a user works at the company; somebody of a partner sees the pages of partners alone (G-PARTNERROLE). */
export const isStaff = ({ user_type }: Pick<CurrentUser, 'user_type'>): boolean => user_type !== 'partner'

/** Whether a screen, action or fill is for this user (R-ROUTE-012, R-ROUTE-013, R-ROLE-010). */
export function mayUse(
  current: CurrentUser | null,
  { module, role = 100 }: { module?: string; role?: number },
): boolean {
  if (current === null) return false
  return current.role >= role && (module === undefined || owns(current, module))
}
