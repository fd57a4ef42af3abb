import { expect, test } from 'bun:test'
import type { Screen } from '../define/define-ui'
import type { From } from '../define/registry'
import type { CurrentUser } from '../session/current-user'
import { activePath, menuLinks } from './menu-items'

const icon = () => null
const load = async () => ({ default: icon })
const screen = (path: string, order: number, extra: Partial<From<Screen>> = {}): From<Screen> => ({
  code: 'crm',
  path,
  title: path.slice(1),
  module: 'CRM',
  menu: { group: 'main', order, icon },
  load,
  ...extra,
})
const screens = [
  screen('/flow_overview', 30),
  screen('/relation_overview', 10),
  screen('/intake_overview', 50, { module: 'INTAKE', menu: { group: 'sales', order: 50, icon, module: 'SALES' } }),
  screen('/company_users', 60, { role: 5000 }),
  screen('/company_overview', 1, { app: 'admin' }),
  screen('/flow_detail/:flowId', 0, { menu: undefined }),
]
const user = (fields: object) => ({ role: 100, hasModuleCRM: true, ...fields }) as unknown as CurrentUser
const paths = (fields: object) => menuLinks('shell', { screens }, user(fields)).map(link => link.path)

test('the menu lists what the company owns and the role allows, in order (R-MENU-002)', () => {
  expect(paths({})).toEqual(['/relation_overview', '/flow_overview'])
  expect(paths({ hasModuleCRM: false })).toEqual([])
  expect(paths({ role: 5000 })).toContain('/company_users')
})

test('the groups of the sidebar follow each other', () => {
  const settings = screen('/account/company_profile', 5, { menu: { group: 'settings', order: 5, icon } })
  const links = menuLinks('shell', { screens: [settings, ...screens] }, user({}))
  expect(links.map(link => link.path)).toEqual(['/relation_overview', '/flow_overview', '/account/company_profile'])
})

test('Opnames is listed with SALES, and opens only with INTAKE (R-MENU-003)', () => {
  expect(paths({ hasModuleINTAKE: true })).not.toContain('/intake_overview')
  expect(paths({ hasModuleINTAKE: true, hasModuleSALES: true })).toContain('/intake_overview')
  expect(paths({ hasModuleSALES: true })).not.toContain('/intake_overview')
})

test('the longest item that the address starts with is lit', () => {
  const links = menuLinks('shell', { screens }, user({}))
  expect(activePath(links, '/relation_overview')).toBe('/relation_overview')
  expect(activePath(links, '/relation_overview_other')).toBeNull()
  expect(activePath(links, '/relation_detail/7')).toBe('/relation_overview')
  expect(activePath(links, '/intake_detail/7')).toBeNull()
})
