import { type Answer, call, refreshCalls, useCall } from '@core/ui'

const PAYMENT = '/api/invoice/{hash}/paymentbycustomer'

/** What is left to pay of an invoice, and how. */
export type CustomerPayment = Answer<'get', typeof PAYMENT>

const at = (hash: string) => ({ params: { path: { hash } } })

export const usePayment = (hash: string) => useCall('get', PAYMENT, at(hash))

/** The page on which the customer pays. */
export const payInvoice = (hash: string, body: { amount?: number | null; method?: string | null }) =>
  call('post', '/api/invoice/{hash}/paybycustomer', { ...at(hash), body })

/** Has the service asked how the last tries ended; answers what is left to pay. */
export async function checkPayment(hash: string): Promise<CustomerPayment> {
  const found = await call('post', '/api/invoice/{hash}/checkpaymentbycustomer', at(hash))
  await refreshCalls(PAYMENT)
  return found
}
