/** Statuses in which the customer still has to pay. */
export const OPEN_STATUSES = ['sent', 'approved', 'expired'] as const

/** Statuses of all that was ever billed. */
export const INVOICED_STATUSES = [...OPEN_STATUSES, 'paid', 'settled', 'unpayable'] as const
