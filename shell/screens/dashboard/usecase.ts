/** Dashboards that one chooses between on the page itself. */
export const CHOSEN = ['standard', 'sales', 'project'] as const

/** Parameter of the address with which a phone shows the dashboard in the place of the day. */
export const FIGURES = 'figures'

/** Older addresses, each with the dashboard that is kept for it (G-DASH). */
const BY_ADDRESS = {
  '/dashboardv1': 'v1',
  '/dashboardv2': 'v2',
  '/dashboard2': 'alternativev1',
  '/dashboard3': 'statistics',
  '/dashboard_sales': 'salesv1',
  '/dashboard_project': 'projectv1',
} as const

export type Usecase = (typeof CHOSEN)[number] | (typeof BY_ADDRESS)[keyof typeof BY_ADDRESS]

const isChosen = (usecase: string | null): usecase is (typeof CHOSEN)[number] =>
  (CHOSEN as readonly (string | null)[]).includes(usecase)

/** The dashboard of an address; the standard one unless it says otherwise (R-ROUTE-015). */
export function usecaseOf(pathname: string, asked: string | null): Usecase {
  if (pathname in BY_ADDRESS) return BY_ADDRESS[pathname as keyof typeof BY_ADDRESS]
  return isChosen(asked) ? asked : 'standard'
}

/** Whose work its panels are about: the older ones are as one of the three. */
export function workOf(usecase: Usecase, asked: string | null): (typeof CHOSEN)[number] {
  if (isChosen(usecase)) return usecase
  if (usecase === 'salesv1') return 'sales'
  if (usecase === 'projectv1') return 'project'
  return isChosen(asked) ? asked : 'standard'
}
