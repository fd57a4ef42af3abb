import type { PageEntry } from '@core/ui/host/pages.ts'
import type { CurrentUser } from '@core/ui/session/current-user.ts'
import { owns } from '@core/ui/session/current-user.ts'

type Landing = Pick<CurrentUser, 'altDashboard' | `hasModule${string}`>

/** Where a user lands (S0 §2.4): the first row that fits. */
export const landings: { rule: string; when: (user: Landing) => boolean; to: string }[] = [
  { rule: 'R-ROUTE-002', when: user => user.hasModuleADMIN === true, to: '/dashboardadmin' },
  { rule: 'R-ROUTE-003', when: user => user.altDashboard === 'partner', to: '/dashboard_partner' },
  { rule: 'R-ROUTE-004', when: user => user.altDashboard === 'alternativev1', to: '/dashboard2' },
  { rule: 'R-ROUTE-005', when: user => user.altDashboard === 'v1', to: '/dashboardv1' },
  { rule: 'R-ROUTE-006', when: user => user.altDashboard === 'salesv1', to: '/dashboard_sales' },
  { rule: 'R-ROUTE-007', when: user => user.altDashboard === 'projectv1', to: '/dashboard_project' },
  { rule: 'R-ROUTE-008', when: user => user.altDashboard === 'sales', to: '/dashboard?usecase=sales' },
  { rule: 'R-ROUTE-009', when: user => user.altDashboard === 'project', to: '/dashboard?usecase=project' },
  { rule: 'R-ROUTE-010', when: () => true, to: '/dashboard?usecase=standard' },
]

/** What the redirects look at. */
export interface Visit {
  path: string
  user: CurrentUser | null
  /** The screen at this address, owned or not; null when there is none. */
  page: PageEntry | null
}

/** Where a visit goes instead (S0 §2.4, §6): the first row that fits; without one the page opens. */
export const redirects: { rule: string; when: (visit: Visit) => boolean; to: (visit: Visit) => string }[] = [
  {
    rule: 'R-ROUTE-001',
    when: ({ path, user }) => user !== null && isEntrance(path),
    to: ({ user }) => landingOf(user!),
  },
  { rule: 'R-ROUTE-011', when: ({ path, user }) => user === null && path === '/', to: () => '/login' },
  { rule: 'R-GEN-006', when: ({ path }) => isPublic(path), to: ({ path }) => path },
  // Pages of customers are in their own app, wherever that is reached.
  { rule: 'R-ROUTE-014', when: ({ page }) => page === null || page.app === 'portal', to: () => '/404' },
  { rule: 'R-ROUTE-011', when: ({ user }) => user === null, to: () => '/login' },
  {
    rule: 'R-PART-003',
    when: ({ user, path }) => user!.user_type === 'partner' && pageOfPartner(path) !== null,
    to: ({ path }) => pageOfPartner(path)!,
  },
  {
    rule: 'G-PARTNERROLE',
    when: ({ user, page }) => user!.user_type === 'partner' && !partnerPages.has(firstPart(page!.path)),
    to: () => '/401',
  },
  {
    rule: 'R-ROUTE-012',
    when: ({ user, page }) => page!.module !== null && !owns(user, page!.module),
    to: () => '/401',
  },
  // The screen of a plugin whose own module is missing did not come along, whatever module it asks itself.
  {
    rule: 'R-ROUTE-012',
    when: ({ user, page }) => page!.code !== null && !user!.remotes.some(({ name }) => name === page!.code),
    to: () => '/401',
  },
  { rule: 'R-ROUTE-013', when: ({ user, page }) => user!.role < page!.role, to: () => '/401' },
  { rule: 'R-ROUTE-002', when: ({ page }) => page!.app === 'admin', to: ({ path }) => `/admin${path}` },
]

/** Address that a visit ends at, or null when the page itself opens. */
export function redirectFor(visit: Visit): string | null {
  const target = redirects.find(redirect => redirect.when(visit))?.to(visit)
  return target === undefined || target === visit.path ? null : target
}

export function landingOf(user: Landing): string {
  return landings.find(landing => landing.when(user))!.to
}

/** All that users of a partner may open (G-PARTNERROLE). */
const partnerPages = new Set([
  'dashboard_partner',
  'flow_partner',
  'document_partner',
  'account/user_profile',
  'releasenotes',
])

/** Where a partner reads what staff open at this address; null for what is no dossier and no document. */
function pageOfPartner(path: string): string | null {
  const [, what, id] = /^\/(flow|quotation|confirmation|invoice|document)_detail\/(\d+)(?:$|[?#])/.exec(path) ?? []
  if (!id) return null
  return what === 'flow' ? `/flow_partner/${id}` : `/document_partner/${id}?documentType=${what}`
}

/** `/flow_partner/:flowId` is about `flow_partner`; below `/account` the second part tells. */
function firstPart(pattern: string): string {
  const [first = '', second = ''] = pattern.slice(1).split('/')
  return first === 'account' ? `${first}/${second}` : first
}

const publicPaths = new Set([
  '/login',
  '/register',
  '/lostpassword',
  '/privacypolicy',
  '/401',
  '/403',
  '/404',
  '/500',
  '/503',
])

/** Pages that need no sign-in (R-GEN-006). */
export function isPublic(path: string): boolean {
  return publicPaths.has(path) || path.startsWith('/resetpassword/')
}

/** Public pages that say the same to everybody, so that whoever is signed in sees them as well. */
export function isForEverybody(path: string): boolean {
  return path === '/privacypolicy' || path === '/lostpassword' || path.startsWith('/resetpassword/')
}

/** Whether a page is for visitors only: signed-in users are sent on to their dashboard. */
function isEntrance(path: string): boolean {
  return path === '/' || path === '/login' || path === '/register'
}
