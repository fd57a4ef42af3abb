import { resource } from '@core/resource/resource'
import { onlinePaymentStates } from '../domain/online-payment-states'
import { OnlinePayment } from '../entities/online-payment'

/** Tries to pay online, as staff look at them; the service alone changes them. */
export const onlinePayments = resource({
  entity: OnlinePayment,
  module: 'INVOICE',
  sort: '-id',
  calls: ['list', 'get'],
  states: onlinePaymentStates,
})
