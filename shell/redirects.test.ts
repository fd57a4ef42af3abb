import { describe, expect, test } from 'bun:test'
import type { PageEntry } from '@core/ui/host/pages'
import { findPage } from '@core/ui/host/pages'
import type { CurrentUser } from '@core/ui/session/current-user'
import { ownPages } from './own-pages'
import { landingOf, landings, redirectFor, redirects } from './redirects'

const pages: PageEntry[] = [
  { code: 'crm', path: '/relation_overview', app: 'shell', module: 'CRM', role: 100 },
  { code: 'crm', path: '/flow_bulkimport', app: 'shell', module: 'CRM', role: 999 },
  { code: 'settings', path: '/account/company_users', app: 'shell', module: 'SETTINGS', role: 5000 },
  {
    code: 'settings',
    path: '/account/company_flowprofiles/:flowProfileId',
    app: 'shell',
    module: 'SETTINGS',
    role: 100,
  },
  { code: 'crm', path: '/flow_detail/:flowId', app: 'shell', module: 'CRM', role: 100 },
  { code: 'quotation', path: '/quotation_detail/:quotationId', app: 'shell', module: 'QUOTATION', role: 100 },
  { code: 'partner', path: '/flow_partner/:flowId', app: 'shell', module: null, role: 100 },
  { code: 'admin', path: '/company_overview', app: 'admin', module: 'ADMIN', role: 100 },
  { code: 'portal', path: '/customer_flow_detail/:hash', app: 'portal', module: null, role: 0 },
  { code: 'admin', path: '/bragscreen', app: 'admin', module: 'ADMIN', role: 0 },
  ...ownPages,
]

const remotesOf = (...names: string[]) =>
  names.map(name => ({ name, entry: `/remotes/${name}/entry.js`, app: 'shell' }))

function userWith(fields: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 2,
    role: 100,
    altDashboard: 'default',
    hasModuleCRM: true,
    hasModuleSETTINGS: true,
    hasModuleADMIN: false,
    remotes: remotesOf('crm', 'settings', 'partner', 'admin'),
    ...fields,
  } as CurrentUser
}

function visit(path: string, user: CurrentUser | null = userWith()): string | null {
  return redirectFor({ path, user, page: findPage(pages, path) })
}

describe('where a user lands', () => {
  const cases: [rule: string, altDashboard: string | null, admin: boolean, target: string][] = [
    ['R-ROUTE-002', 'partner', true, '/dashboardadmin'],
    ['R-ROUTE-003', 'partner', false, '/dashboard_partner'],
    ['R-ROUTE-004', 'alternativev1', false, '/dashboard2'],
    ['R-ROUTE-005', 'v1', false, '/dashboardv1'],
    ['R-ROUTE-006', 'salesv1', false, '/dashboard_sales'],
    ['R-ROUTE-007', 'projectv1', false, '/dashboard_project'],
    ['R-ROUTE-008', 'sales', false, '/dashboard?usecase=sales'],
    ['R-ROUTE-009', 'project', false, '/dashboard?usecase=project'],
    ['R-ROUTE-010', 'default', false, '/dashboard?usecase=standard'],
    ['R-ROUTE-010', null, false, '/dashboard?usecase=standard'],
  ]
  test.each(cases)('%s: altDashboard %p, ADMIN %p lands on %s', (_rule, altDashboard, admin, target) => {
    expect(landingOf(userWith({ altDashboard, hasModuleADMIN: admin }))).toBe(target)
  })

  test('every row of the table is tried above', () => {
    const tried = new Set(cases.map(([rule]) => rule))
    expect(landings.map(({ rule }) => rule).filter(rule => !tried.has(rule))).toEqual([])
  })
})

describe('where a visit goes instead', () => {
  const sales = userWith({ altDashboard: 'sales' })
  const partner = userWith({ user_type: 'partner', hasModulePARTNER: true })
  const cases: [rule: string, what: string, path: string, user: CurrentUser | null, target: string | null][] = [
    ['R-ROUTE-001', 'signed in at the root', '/', sales, '/dashboard?usecase=sales'],
    ['R-ROUTE-001', 'signed in at /login', '/login', sales, '/dashboard?usecase=sales'],
    ['R-ROUTE-001', 'signed in at /register', '/register', sales, '/dashboard?usecase=sales'],
    ['R-GEN-006', 'the privacy policy for whoever is signed in', '/privacypolicy', sales, null],
    ['R-ROUTE-002', 'the administrator at the root', '/', userWith({ hasModuleADMIN: true }), '/dashboardadmin'],
    [
      'R-ROUTE-002',
      'a bare admin path',
      '/company_overview',
      userWith({ hasModuleADMIN: true }),
      '/admin/company_overview',
    ],
    ['R-ROUTE-011', 'a visitor at the root', '/', null, '/login'],
    ['R-ROUTE-011', 'a visitor at a page that needs sign-in', '/relation_overview', null, '/login'],
    [
      'R-ROUTE-012',
      'a page of a module that is not owned',
      '/relation_overview',
      userWith({ hasModuleCRM: false }),
      '/401',
    ],
    [
      'R-ROUTE-012',
      'a page under the settings of a plugin whose module is not owned',
      '/account/company_users',
      userWith({ role: 5000, remotes: remotesOf('crm') }),
      '/401',
    ],
    ['R-ROUTE-012', 'an admin page of an ordinary company', '/company_overview', userWith(), '/401'],
    ['R-ROUTE-013', 'the bulk import below role 999 (R-ROLE-004)', '/flow_bulkimport', userWith({ role: 300 }), '/401'],
    [
      'R-ROUTE-013',
      'the users screen below role 5000 (R-ROLE-003)',
      '/account/company_users',
      userWith({ role: 1000 }),
      '/401',
    ],
    ['G-PARTNERROLE', 'a page of the staff for a partner', '/relation_overview', partner, '/401'],
    ['G-PARTNERROLE', 'a dossier for a partner', '/flow_partner/7', partner, null],
    ['R-PART-003', 'a dossier of staff for a partner', '/flow_detail/7', partner, '/flow_partner/7'],
    [
      'R-PART-003',
      'a document of staff for a partner',
      '/quotation_detail/7',
      partner,
      '/document_partner/7?documentType=quotation',
    ],
    ['R-ROUTE-003', 'the dashboard of partners for a partner', '/dashboard_partner', partner, null],
    [
      'R-ROUTE-012',
      'the dashboard of partners without its module',
      '/dashboard_partner',
      userWith({ user_type: 'partner' }),
      '/401',
    ],
    ['G-PARTNERROLE', 'the own profile of a partner', '/account/user_profile', partner, null],
    ['G-PARTNERROLE', 'the page of partners for staff', '/flow_partner/7', userWith(), null],
    ['R-ROUTE-014', 'an unknown address', '/nothing_here', userWith(), '/404'],
    ['R-ROUTE-014', 'an unknown address of a visitor', '/nothing_here', null, '/404'],
    ['R-ROUTE-014', 'a page of customers', '/customer_flow_detail/abc', userWith(), '/404'],
    ['R-ROUTE-014', 'a page of customers, of a visitor', '/customer_flow_detail/abc', null, '/404'],
    ['R-GEN-006', 'a public page of a visitor', '/lostpassword', null, null],
    ['R-GEN-006', 'a reset link', '/resetpassword/abc', null, null],
  ]
  test.each(cases)('%s: %s', (_rule, _what, path, user, target) => {
    expect(visit(path, user)).toBe(target)
  })

  test('every row of the table is tried above', () => {
    const tried = new Set(cases.map(([rule]) => rule))
    expect(redirects.map(({ rule }) => rule).filter(rule => !tried.has(rule))).toEqual([])
  })

  test('an owned page with enough role opens (R-ROLE-002, R-ROLE-003, R-ROLE-004)', () => {
    expect(visit('/relation_overview')).toBeNull()
    expect(visit('/account/company_users', userWith({ role: 5000 }))).toBeNull()
    expect(visit('/flow_bulkimport', userWith({ role: 999 }))).toBeNull()
    expect(visit('/account/company_flowprofiles/12')).toBeNull()
  })

  test('a role below 100 opens no ordinary page, but its own profile and no release notes (R-ROLE-002, R-ROUTE-022, R-ROUTE-023)', () => {
    const guest = userWith({ role: 50 })
    expect(visit('/relation_overview', guest)).toBe('/401')
    expect(visit('/releasenotes', guest)).toBe('/401')
    expect(visit('/account/user_profile', guest)).toBeNull()
  })

  test('the bragscreen asks the module but no role (R-ROUTE-024)', () => {
    expect(visit('/bragscreen', userWith({ role: 0, hasModuleADMIN: true }))).toBe('/admin/bragscreen')
    expect(visit('/bragscreen', userWith({ role: 0 }))).toBe('/401')
  })
})
