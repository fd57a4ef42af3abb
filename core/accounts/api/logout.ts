import { endSession } from '@core/db/auth/end-sessions'
import { withPlatform } from '@core/db/tenant'
import { refreshTokenOf, signedOutResponse } from '@core/http/cookies'
import { publicCall } from '@core/platform/public-call'
import { Type as t } from '@sinclair/typebox'
import { endSessionOfToken } from '../refresh'

/** Signs out: every token of this sign-in stops working (R-AUTH-011). */
export const logout = publicCall({
  method: 'GET',
  path: 'authenticate/logout',
  summary: 'Sign out',
  response: t.Object({ message: t.String() }),
  async run(platform, { request, caller }) {
    const refresh = refreshTokenOf(request)
    const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
    const sessionId = bearer ? (await platform.tokens.verify(bearer))?.sessionId : null
    await withPlatform(platform.orm, async em => {
      if (refresh) await endSessionOfToken(em, refresh)
      if (sessionId) await endSession(em, sessionId)
    })
    return signedOutResponse(caller)
  },
})
