/** What an entry of the company's statistics tells, and the figure that it is (G-STAT). */
export const STATISTIC_FIELDS = {
  leads: 'leads',
  quotations_sent: 'quotations_sent',
  quotations_approved: 'quotations_approved',
  quotation_amount_exc: 'quotation_amount_exc',
  confirmations_sent: 'confirmations_sent',
  invoices_sent: 'invoices_sent',
  revenue_exc: 'revenue_exc',
  revenue_inc: 'revenue_inc',
  intakes_completed: 'completed_intake',
  projects_completed: 'completed_project',
} as const
export type StatisticField = keyof typeof STATISTIC_FIELDS
export const STATISTIC_NAMES = Object.keys(STATISTIC_FIELDS) as StatisticField[]
