/** Statuses in which the customer still has to pay. */
export const OPEN_STATUSES = ['sent', 'approved', 'expired'] as const

/** Statuses of all that was ever billed. */
export const INVOICED_STATUSES = [...OPEN_STATUSES, 'paid', 'settled', 'unpayable'] as const

/** Every invoice and credit that is final: with its number, whatever became of it. */
export const FINAL = { status: [...INVOICED_STATUSES], is_template: false } as const
