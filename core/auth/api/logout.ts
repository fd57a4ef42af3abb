import { withPlatform } from '@core/db/tenant'
import { publicCall } from '@core/http/call'
import { Type as t } from '@sinclair/typebox'
import { endRefresh } from '../refresh'
import { isSecure, refreshTokenOf, signedOutResponse } from '../session'

/** Signs out: the refresh token of this browser stops working. */
export const logout = publicCall({
  method: 'GET',
  path: 'authenticate/logout',
  summary: 'Sign out',
  response: t.Object({ message: t.String() }),
  async run(platform, { request }) {
    const token = refreshTokenOf(request)
    if (token) await withPlatform(platform.orm, em => endRefresh(em, token))
    return signedOutResponse(isSecure(request))
  },
})
