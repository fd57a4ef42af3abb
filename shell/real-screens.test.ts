import { expect, test } from 'bun:test'
import { findPage, type PageEntry } from '@core/ui/host/pages'
import type { CurrentUser } from '@core/ui/session/current-user'
import { ownPages } from './own-pages'
import { redirectFor } from './redirects'

/** The screens of this deployment, read as the build reads them. */
const listed = Bun.spawn([process.execPath, 'core/bin/list-pages.ts'], { stdout: 'pipe', stderr: 'inherit' })
const all = JSON.parse(await new Response(listed.stdout).text()) as PageEntry[]
const real = all.filter(({ app }) => app !== 'portal')
/** Those of the host that no plugin brings: one that does goes before them. */
const own = ownPages.filter(({ path }) => !all.some(page => page.path === path))
const pages = [...real, ...own]
/** What the shell goes by: the pages of customers too, in whichever order a build lists them. */
const orders = [[...all, ...own], [...all, ...own].toReversed()]

/** Screens that ask for another role than 100, as soon as a plugin brings them. */
const ROLES: Record<string, { rule: string; role: number }> = {
  '/account/company_users': { rule: 'R-ROLE-003', role: 5000 },
  '/flow_bulkimport': { rule: 'R-ROLE-004', role: 999 },
  '/account/user_profile': { rule: 'R-ROUTE-023', role: 0 },
  '/invoice_books': { rule: 'ADR 50', role: 1000 },
  '/bragscreen': { rule: 'R-ROUTE-024', role: 0 },
}

const addressOf = ({ path }: PageEntry) => path.replace(/:\w+/g, '7')
function go(page: PageEntry, user: CurrentUser | null): string | null {
  const path = addressOf(page)
  const [target, other] = orders.map(known => redirectFor({ path, user, page: findPage(known, path) }))
  expect(other).toBe(target)
  return target ?? null
}

/** Somebody who may open a screen and nothing more. */
const justFor = ({ code, module, role }: PageEntry, fields: Partial<CurrentUser> = {}): CurrentUser =>
  ({
    id: 2,
    role,
    user_type: 'standard',
    remotes: code ? [{ name: code }] : [],
    ...(module && { [`hasModule${module}`]: true }),
    ...fields,
  }) as CurrentUser

test('there are screens to try', () => expect(real.length).toBeGreaterThan(20))

test.each(pages.map(page => [page.path, page] as const))(
  '%s opens for whom it is for, and for nobody else',
  (_path, page) => {
    expect(page.role).toBe(ROLES[page.path]?.role ?? 100)
    expect(go(page, null)).toBe('/login')
    for (const role of [0, 100, 200, 300, 999, 1000, 5000])
      if (role < page.role) expect(go(page, justFor(page, { role }))).toBe('/401')
    expect(go(page, justFor(page))).toBe(page.app === 'admin' ? `/admin${addressOf(page)}` : null)
    if (page.role > 0) expect(go(page, justFor(page, { role: page.role - 1 }))).toBe('/401')
    if (page.module) expect(go(page, justFor(page, { [`hasModule${page.module}`]: false }))).toBe('/401')
  },
)

test.each(all.filter(({ app }) => app === 'portal').map(page => [page.path, page] as const))(
  '%s of customers is no page of the shell, for a visitor and for staff (R-ROUTE-014)',
  (_path, page) => {
    expect(go(page, null)).toBe('/404')
    expect(go(page, justFor(page))).toBe('/404')
  },
)
