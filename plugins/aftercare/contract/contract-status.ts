/** Where a maintenance contract stands: visits come, wait, or come no more. */
export const CONTRACT_STATUSES = ['active', 'paused', 'ended'] as const
