import { invalid, refused } from '@core/context/problem'
import { AccessPointProblem } from './access-point'

/**
 * Waits for an access point; what it says no to is told to whoever asked. @throws Problem 409 when it refuses, does not
 * answer or no longer lets the company in
 */
export const accessPointAnswer = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(error => {
    if (!(error instanceof AccessPointProblem)) throw error
    if (error.reason === 'refused') throw refused('peppol.access_point_refuses', { reason: error.message })
    throw refused(error.reason === 'key' ? 'peppol.key_no_longer_works' : 'peppol.access_point_unreachable')
  })

/** The same while a key is tried, where a wrong key is wrong input. @throws Problem 422 at `key` */
export const keyTried = <T>(asked: Promise<T>): Promise<T> =>
  accessPointAnswer(
    asked.catch(error => {
      throw error instanceof AccessPointProblem && error.reason !== 'unreachable'
        ? invalid('key', 'peppol.key_refused')
        : error
    }),
  )
