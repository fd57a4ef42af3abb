import type { Statbox, Usecase } from '../../contract/dashboard-widget'

const box = (
  type: string,
  theme: Statbox['theme'],
  userType: Statbox['userType'] = 'all',
  more: Partial<Pick<Statbox, 'period2' | 'period3'>> = {},
): Statbox => ({
  widget_type: 'statbox',
  type,
  period1: 'thismonth',
  period2: null,
  period3: null,
  theme,
  userType,
  ...more,
})

const own = [
  box('revenue_exc', 'primary'),
  box('quotations_sent', 'purple', 'own'),
  box('quotations_approved', 'success', 'own'),
  box('completed_intake', 'warning', 'own'),
]
const sales = [
  box('revenue_exc', 'primary'),
  box('leads', 'light'),
  box('quotations_sent', 'purple'),
  box('quotations_approved', 'success'),
]

/** The figures that a dashboard begins with; what a company does not own, or somebody may not see, is left out (G-DASH). */
export const FIRST_STATBOXES: Readonly<Record<Usecase, readonly Statbox[]>> = {
  standard: own,
  sales,
  project: [box('completed_intake', 'warning'), box('confirmations_sent', 'info'), box('invoices_sent', 'green')],
  v1: [],
  v2: sales,
  alternativev1: [],
  statistics: [
    box('revenue_exc', 'primary', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('revenue_inc', 'light', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('leads', 'info', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('quotations_sent', 'purple', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('quotations_approved', 'success', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('confirmations_sent', 'green', 'all', { period2: 'thisyear', period3: 'lastyear' }),
    box('completed_intake', 'warning', 'all', { period2: 'thisyear', period3: 'lastyear' }),
  ],
  salesv1: [box('quotations_sent', 'purple', 'own'), box('quotations_approved', 'success', 'own')],
  projectv1: [box('completed_intake', 'warning')],
}
