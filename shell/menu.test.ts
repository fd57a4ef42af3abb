import { expect, test } from 'bun:test'
import { menuLinks } from '@core/ui/frame/menu-items'
import type { CurrentUser } from '@core/ui/session/current-user'
import crm from '@plugins/crm/ui'
import intake from '@plugins/intake/ui'
import invoice from '@plugins/invoice/ui'
import quotation from '@plugins/quotation/ui'
import sales from '@plugins/sales/ui'
import { ownLinks } from './own-links'
import { ownPages } from './own-pages'

/** The screens of the plugins whose modules the menu of S0 §2.5 names. */
const screens = [crm, sales, intake, quotation, invoice].flatMap(({ code, screens: own = [] }) =>
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
    '/invoice_reminders',
    '/recurringinvoice_overview',
  ])
})

test('Opnames stands in the menu of whoever owns SALES and INTAKE (R-MENU-003)', () => {
  expect(menuOf('SALES', 'INTAKE')).toEqual([INTAKES])
  expect(menuOf('SALES')).toEqual([])
  expect(menuOf('INTAKE')).toEqual([])
  for (const { path } of ownLinks) expect(ownPages.map(page => page.path)).toContain(path)
})
