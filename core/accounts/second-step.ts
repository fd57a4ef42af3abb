import { Problem } from '@core/context/problem'
import type { Secrets } from '@core/keys/secrets'

/** Minutes between the password and the code. */
const CHALLENGE_MINUTES = 5
const ABOUT = 'second step of signing in'

/** A sealed proof that the password was right. It is no access token: only the second step accepts it. */
export const makeChallenge = (secrets: Secrets, { companyId, userId }: { companyId: number; userId: number }): string =>
  secrets.seal(JSON.stringify({ companyId, userId, until: Date.now() + CHALLENGE_MINUTES * 60_000 }), ABOUT)

/** @throws Problem 401 for anything that is not a challenge of ours within its time */
export function readChallenge(secrets: Secrets, challenge: string): { companyId: number; userId: number } {
  const { until, ...who } = openChallenge(secrets, challenge)
  if (until < Date.now()) throw new Problem(401, 'core.second_step_over')
  return who
}

function openChallenge(secrets: Secrets, challenge: string): { companyId: number; userId: number; until: number } {
  try {
    return JSON.parse(secrets.open(challenge, ABOUT))
  } catch {
    throw new Problem(401, 'core.second_step_over')
  }
}
