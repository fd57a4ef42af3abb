import { withPlatform } from '@core/db/tenant'
import { publicCall } from '@core/http/call'
import { Problem } from '@core/http/problem'
import { Type as t } from '@sinclair/typebox'
import { rotateRefresh } from '../refresh'
import { accessTokenFor, isSecure, refreshTokenOf, tokenResponse } from '../session'

/** Renews the access token with the refresh cookie, which is replaced. */
export const refreshSession = publicCall({
  method: 'POST',
  path: 'authenticate/refresh',
  summary: 'Renew the access token with the refresh cookie',
  response: t.Object({ token: t.String() }),
  async run(platform, { request }) {
    const old = refreshTokenOf(request)
    const renewed = old ? await withPlatform(platform.orm, em => rotateRefresh(em, old)) : undefined
    const token = renewed && (await accessTokenFor(platform, renewed.companyId, renewed.userId, null))
    if (!renewed || !token) throw new Problem(401, 'core.not_signed_in')
    return tokenResponse(token, renewed.token, isSecure(request))
  },
})
