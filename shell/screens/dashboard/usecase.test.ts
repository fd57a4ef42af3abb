import { expect, test } from 'bun:test'
import { usecaseOf, workOf } from './usecase'

test('the dashboard is the standard one unless its address says otherwise (R-ROUTE-004 to R-ROUTE-010, R-ROUTE-015, R-DASH-009)', () => {
  expect(
    [
      ['/dashboard', null],
      ['/dashboard', 'sales'],
      ['/dashboard', 'project'],
      ['/dashboard', 'nonsense'],
      ['/dashboardv1', null],
      ['/dashboardv2', 'sales'],
      ['/dashboard2', null],
      ['/dashboard3', null],
      ['/dashboard_sales', null],
      ['/dashboard_project', null],
    ].map(([path, asked = null]) => {
      const usecase = usecaseOf(String(path), asked)
      return [usecase, workOf(usecase, asked)]
    }),
  ).toEqual([
    ['standard', 'standard'],
    ['sales', 'sales'],
    ['project', 'project'],
    ['standard', 'standard'],
    ['v1', 'standard'],
    ['v2', 'sales'],
    ['alternativev1', 'standard'],
    ['statistics', 'standard'],
    ['salesv1', 'sales'],
    ['projectv1', 'project'],
  ])
})
