import { exact } from '@core/domain/money'

/** How many were used beyond what the customer agreed to and what was put to them since. */
export const beyondAgreed = (
  { amount_used, amount_agreed }: { readonly amount_used: number; readonly amount_agreed: number },
  additional: number,
): number => Math.max(0, exact(amount_used).minus(amount_agreed).minus(additional).toNumber())
