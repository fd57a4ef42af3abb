import { invalid, refused } from '@core/context/problem'
import { ProviderProblem } from './provider'

/**
 * Waits for a payment service; what it says no to is told to whoever asked. @throws Problem 409 when it refuses, does not
 * answer or no longer lets the company in
 */
export const providerAnswer = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(error => {
    if (!(error instanceof ProviderProblem)) throw error
    if (error.reason === 'refused') throw refused('payments.provider_refuses', { reason: error.message })
    throw refused(error.reason === 'key' ? 'payments.key_no_longer_works' : 'payments.provider_unreachable')
  })

/** The same while a key is tried, where a wrong key is wrong input. @throws Problem 422 at `key` */
export const keyTried = <T>(asked: Promise<T>): Promise<T> =>
  providerAnswer(
    asked.catch(error => {
      throw error instanceof ProviderProblem && error.reason !== 'unreachable'
        ? invalid('key', 'payments.key_refused')
        : error
    }),
  )
