import { states } from '@core/states/states'
import { OnlinePayment } from '../entities/online-payment'

/**
 * How a try to pay stands, as its service says: nobody here decides. Also a try that ended may turn out to be paid, and
 * money counts wherever its dossier lies.
 */
export const onlinePaymentStates = states(OnlinePayment, {
  initial: 'open',
  moves: {
    process: { from: ['open'], to: 'pending', logs: 'payment_pending', offered: false, inTrashToo: true },
    pay: {
      from: ['open', 'pending', 'failed', 'cancelled', 'expired'],
      to: 'paid',
      stamps: 'paid_at',
      logs: 'paid',
      offered: false,
      inTrashToo: true,
    },
    fail: { from: ['open', 'pending'], to: 'failed', logs: 'payment_failed', offered: false, inTrashToo: true },
    cancel: { from: ['open', 'pending'], to: 'cancelled', logs: 'cancelled', offered: false, inTrashToo: true },
    expire: { from: ['open', 'pending'], to: 'expired', logs: 'expired', offered: false, inTrashToo: true },
  },
})

/** The move that leads to each status, but to the first one. */
export const MOVE_TO = {
  pending: 'process',
  paid: 'pay',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'expire',
} as const
