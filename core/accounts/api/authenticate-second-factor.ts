import { Problem } from '@core/context/problem'
import { claimAttempt, forgetAttempts } from '@core/http/attempts'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { Type as t } from '@sinclair/typebox'
import { takeCode } from '../check-code'
import { readChallenge } from '../second-step'
import { signIn } from '../sign-in'

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
    const attempt = `second step ${who.companyId} ${who.userId}`
    await claimAttempt(platform, attempt, { most: 5, seconds: 300 })
    const taken = await workFor(platform, who, async context => {
      const kind = await takeCode(context.em, platform.secrets, who.companyId, who.userId, body.code)
      if (kind === 'recovery') context.log({ type: 'user', id: who.userId, description: 'recovery_code_used' })
      return kind
    })
    if (!taken) throw new Problem(401, 'core.wrong_code')
    await forgetAttempts(platform, attempt)
    const answer = await signIn(platform, who, caller)
    if (!answer) throw new Problem(401, 'core.wrong_credentials')
    return answer
  },
})
