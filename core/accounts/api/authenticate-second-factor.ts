import { Problem } from '@core/context/problem'
import { claimAttempt } from '@core/http/attempts'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { Type as t } from '@sinclair/typebox'
import { isAppCode, takeCode } from '../check-code'
import { claimGuess, guessedRight, guessedWrong } from '../guessing'
import { readChallenge } from '../second-step'
import { signIn } from '../sign-in'

/** Codes of the app for one user from all addresses: they are short enough to be guessed from many. */
const FROM_EVERYWHERE = { most: 30, seconds: 3600, text: 'core.too_many_codes' }

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const authenticateSecondFactor = publicCall({
  method: 'POST',
  path: 'authenticate/secondfactor',
  operationId: 'authenticate.secondfactor',
  summary: 'Second step of signing in, with a code of the authenticator app or a recovery code',
  body: t.Object({
    challenge: t.String({ minLength: 1, maxLength: 1000 }),
    code: t.String({ minLength: 1, maxLength: 40 }),
  }),
  response: t.Object({ token: t.String() }),
  async run(platform, { body, caller }) {
    const who = readChallenge(platform.secrets, body.challenge)
    const of = `second step ${who.companyId} ${who.userId}`
    const guess = { of, caller }
    await claimGuess(platform, guess, { most: 5, seconds: 300 })
    // Recovery codes cannot be guessed: with one the user gets in, however many others try.
    if (isAppCode(body.code)) await claimAttempt(platform, of, FROM_EVERYWHERE)
    const taken = await workFor(platform, who, async context => {
      const kind = await takeCode(context, platform.secrets, who.userId, body.code)
      if (kind === 'recovery') context.log({ type: 'user', id: who.userId, description: 'recovery_code_used' })
      return kind
    })
    if (!taken) {
      await guessedWrong(platform, guess)
      throw new Problem(401, 'core.wrong_code')
    }
    await guessedRight(platform, guess, taken === 'app' ? [of] : [])
    const answer = await signIn(platform, who, caller)
    if (!answer) throw new Problem(401, 'core.wrong_credentials')
    return answer
  },
})
