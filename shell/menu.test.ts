import { expect, test } from 'bun:test'
import { menuLinks } from '@core/ui/frame/menu-items'
import type { CurrentUser } from '@core/ui/session/current-user'
import crm from '@plugins/crm/ui'
import invoice from '@plugins/invoice/ui'
import quotation from '@plugins/quotation/ui'
import sales from '@plugins/sales/ui'
import { ownLinks } from './own-links'
import { ownPages } from './own-pages'

/** The screens of the plugins whose modules the menu of S0 §2.5 names. */
const screens = [crm, sales, quotation, invoice].flatMap(({ code, screens: own = [] }) =>
  own.map(screen => ({ ...screen, code })),
)
const INTAKES = '/intake_overview'

function menuOf(...modules: string[]): string[] {
  const owned = Object.fromEntries(modules.map(module => [`hasModule${module}`, true]))
  const user = { role: 100, ...owned } as unknown as CurrentUser
  return menuLinks('shell', { screens }, user, ownLinks)
    .filter(({ group }) => group === 'main' || group === 'sales')
    .map(({ path }) => path)
}

test('who owns everything finds all that S0 §2.5 lists, in its order (R-MENU-001, R-MENU-002, R-MENU-003)', () => {
  const menu = menuOf('BASIS', 'CRM', 'SALES', 'SETTINGS', 'INTAKE', 'QUOTATION', 'INVOICE')
  expect(menu).toEqual([
    '/dashboard',
    '/relation_overview',
    '/organization_overview',
    '/flow_overview',
    '/product_overview',
    INTAKES,
    '/quotation_overview',
    '/invoice_overview',
  ])
})

test('Opnames stands in the menu of whoever owns SALES and INTAKE, and leads to a screen that is there (R-MENU-003)', () => {
  expect(menuOf('SALES', 'INTAKE')).toEqual([INTAKES])
  expect(menuOf('SALES')).toEqual([])
  expect(menuOf('INTAKE')).toEqual([])
  for (const { path } of ownLinks) expect(ownPages.map(page => page.path)).toContain(path)
})

test('once a plugin brings a screen, the item of the host makes way for its own', () => {
  const icon = () => null
  const brought = {
    code: 'intake',
    path: INTAKES,
    title: 'intakes',
    module: 'INTAKE',
    menu: { group: 'sales' as const, order: 20, icon, module: 'SALES' },
    load: async () => ({ default: icon }),
  }
  const user = { role: 100, hasModuleSALES: true, hasModuleINTAKE: true } as unknown as CurrentUser
  expect(menuLinks('shell', { screens: [brought] }, user, ownLinks).map(({ code }) => code)).toEqual(['intake'])
})
