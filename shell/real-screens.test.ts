import { expect, test } from 'bun:test'
import { findPage, type PageEntry } from '@core/ui/host/pages'
import type { CurrentUser } from '@core/ui/session/current-user'
import { ownPages } from './own-pages'
import { redirectFor } from './redirects'

/** The screens of this deployment, read as the build reads them. */
const listed = Bun.spawn([process.execPath, 'core/bin/list-pages.ts'], { stdout: 'pipe', stderr: 'inherit' })
const real = (JSON.parse(await new Response(listed.stdout).text()) as PageEntry[]).filter(({ app }) => app !== 'portal')
const pages = [...real, ...ownPages]

/** Screens that ask for another role than 100, as soon as a plugin brings them. */
const ROLES: Record<string, { rule: string; role: number }> = {
  '/account/company_users': { rule: 'R-ROLE-003', role: 5000 },
  '/flow_bulkimport': { rule: 'R-ROLE-004', role: 999 },
  '/account/user_profile': { rule: 'R-ROUTE-023', role: 0 },
  '/bragscreen': { rule: 'R-ROUTE-024', role: 0 },
}

const addressOf = ({ path }: PageEntry) => path.replace(/:\w+/g, '7')
const go = (page: PageEntry, user: CurrentUser | null) =>
  redirectFor({ path: addressOf(page), user, page: findPage(pages, addressOf(page)) })

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
    expect(go(page, justFor(page))).toBe(page.app === 'admin' ? `/admin${addressOf(page)}` : null)
    if (page.role > 0) expect(go(page, justFor(page, { role: page.role - 1 }))).toBe('/401')
    if (page.module) expect(go(page, justFor(page, { [`hasModule${page.module}`]: false }))).toBe('/401')
  },
)
