import { Problem } from '@core/context/problem'
import { withPlatform } from '@core/db/tenant'
import { refreshTokenOf, tokenResponse } from '@core/http/cookies'
import { publicCall } from '@core/platform/public-call'
import { Type as t } from '@sinclair/typebox'
import { resumeParent } from '../refresh'
import { accessTokenFor } from '../sign-in'

/**
 * Ends impersonation and resumes the administrator's own session. The cookie proves it: only the browser that started
 * impersonation holds it.
 */
export const stopImpersonating = publicCall({
  method: 'POST',
  path: 'authenticate/stopimpersonating',
  summary: 'End working as somebody else and go back to the own sign-in',
  response: t.Object({ token: t.String() }),
  async run(platform, { request, caller }) {
    const refresh = refreshTokenOf(request)
    const session = refresh ? await withPlatform(platform.orm, em => resumeParent(em, refresh)) : undefined
    const token = session && (await accessTokenFor(platform, session))
    if (!session || !token) throw new Problem(401, 'core.not_signed_in')
    return tokenResponse(token, session, caller)
  },
})
