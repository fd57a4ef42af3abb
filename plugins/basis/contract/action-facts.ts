export { SUBJECTS as ACTION_SUBJECTS } from '@plugins/crm/contract/subjects'

export const PRIORITIES = ['low', 'normal', 'high', 'top'] as const

/** For everybody in the company (R-ACT-008). */
export const EVERYBODY = 0
/** For whoever handles the dossier, also when that changes (R-ACT-008). */
export const HANDLER = 9_999_999

/** Whether a to-do is late: open, and both of its moments have passed (R-ACT-003). */
export const isOverdue = (
  { status, due_date, overdue_date }: { status: string; due_date: string | Date; overdue_date: string | Date | null },
  now: Date,
): boolean => status === 'open' && new Date(due_date) < now && (!overdue_date || new Date(overdue_date) < now)
