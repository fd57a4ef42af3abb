import { invalid } from '@core/context/problem'
import { isCommonPassword } from './common-passwords'
import { isGoodPassword } from './password'

/**
 * Checks a password that somebody chooses, before it is kept.
 *
 * @throws Problem 422 on `password` when it breaks the rule, or is one of those that are tried first (R-AUTH-008)
 */
export async function checkNewPassword(password: string): Promise<void> {
  if (!isGoodPassword(password)) throw invalid('password', 'core.weak_password')
  if (await isCommonPassword(password)) throw invalid('password', 'core.common_password')
}
