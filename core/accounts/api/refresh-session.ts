import { Problem } from '@core/context/problem'
import { withPlatform } from '@core/db/tenant'
import { forgetMarker, refreshTokenOf, tokenResponse } from '@core/http/cookies'
import { publicCall } from '@core/platform/public-call'
import { Type as t } from '@sinclair/typebox'
import { rotateRefresh } from '../refresh'
import { accessTokenFor } from '../sign-in'

/** Renews the access token with the refresh cookie, which is replaced. */
export const refreshSession = publicCall({
  method: 'POST',
  path: 'authenticate/refresh',
  summary: 'Renew the access token with the refresh cookie',
  response: t.Object({ token: t.String() }),
  async run(platform, { request, caller }) {
    const old = refreshTokenOf(request)
    const session = old ? await withPlatform(platform.orm, em => rotateRefresh(em, old, caller)) : undefined
    const token = session && (await accessTokenFor(platform, session))
    if (!session || !token)
      throw new Problem(401, 'core.not_signed_in', { headers: { 'set-cookie': forgetMarker(caller) } })
    return tokenResponse(token, session, caller)
  },
})
