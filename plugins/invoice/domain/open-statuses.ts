/** Statuses in which the customer still has to pay. */
export const OPEN_STATUSES = ['sent', 'approved', 'expired'] as const
