import { Problem } from '@core/context/problem'
import { findCredentials } from '@core/db/auth/credentials'
import { locate } from '@core/db/tenancy/directory'
import { withPlatform, withTenant } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'
import { publicCall } from '@core/platform/public-call'
import { asLogin, LOGIN } from '@core/users/logins'
import { Type as t } from '@sinclair/typebox'
import { claimGuess, guessedRight, guessedWrong } from '../guessing'
import { passwordMatches } from '../password'
import { makeChallenge } from '../second-step'
import { signIn } from '../sign-in'

/** Count attempts per user and address, whichever of their names they type; per typed name when no user has it. */
const LIMIT = { most: 5, seconds: 60, text: 'core.too_many_sign_ins' }

/** Signs in with user name or e-mail address and password (G-LOGIN). */
export const authenticate = publicCall({
  method: 'POST',
  path: 'authenticate',
  operationId: 'authenticate',
  summary: 'Sign in; answers an access token and sets the refresh cookie, or asks for the second step',
  body: t.Object({
    username: t.String({ minLength: 1, maxLength: 255 }),
    password: t.String({ minLength: 1, maxLength: 200 }),
  }),
  response: t.Union([
    t.Object({ token: t.String() }),
    t.Object({
      second_factor: t.Literal('totp'),
      challenge: t.String({ description: 'For authenticate/secondfactor, good for five minutes' }),
    }),
  ]),
  example: { username: 'verkoop@zonnigdak.example', password: 'Welkom2026' },
  async run(platform, { body, caller }) {
    const username = asLogin(body.username)
    const found = await lookUp(platform, username)
    const guess = { of: `sign-in ${found.userId ? `${found.companyId} ${found.userId}` : username}`, caller }
    await claimGuess(platform, guess, LIMIT)
    if (!(await passwordMatches(body.password, found.password_hash))) {
      await guessedWrong(platform, guess)
      throw new Problem(401, 'core.wrong_credentials')
    }
    await guessedRight(platform, guess)
    if (found.second_factor)
      return { second_factor: 'totp' as const, challenge: makeChallenge(platform.secrets, found) }
    const answer = await signIn(platform, found, caller)
    if (!answer) throw new Problem(401, 'core.wrong_credentials')
    return answer
  },
})

/**
 * Finds the user with a login name. An unknown name costs the same queries, so that response time does not tell who
 * exists.
 */
async function lookUp(platform: Platform, username: string) {
  const located = await withPlatform(platform.orm, em => locate(em, [LOGIN], username))
  const { companyId, recordId: userId } = located ?? { companyId: 1, recordId: 0 }
  const user = await withTenant(platform.orm, companyId, em =>
    findCredentials({ em, company: { id: companyId } }, userId),
  )
  return { companyId, userId, password_hash: user?.password_hash, second_factor: user?.second_factor ?? false }
}
