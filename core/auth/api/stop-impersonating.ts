import { withPlatform } from '@core/db/tenant'
import { publicCall } from '@core/http/call'
import { Problem } from '@core/http/problem'
import { Type as t } from '@sinclair/typebox'
import { refreshTokenOf, tokenResponse } from '../cookies'
import { resumeParent } from '../refresh'
import { accessTokenFor } from '../sign-in'

/** Back to the administrator's own sign-in. The cookie is the proof: only the browser that left has it. */
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
