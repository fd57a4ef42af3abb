import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { forbidden, notFound } from '@core/context/problem'
import { pauseSession } from '@core/db/auth/end-sessions'
import { companyListing } from '@core/db/tenancy/directory'
import { inOtherCompany } from '@core/db/tenant'
import { tokenResponse } from '@core/http/cookies'
import { assembled } from '@core/plugin/assembly'
import { currentUserOf } from '@core/users/current-user'
import { LOGIN } from '@core/users/logins'
import { Type as t } from '@sinclair/typebox'
import { startSession } from '../refresh'

/**
 * Platform staff work as a user of a company for at most half an hour: their own sign-in is put aside, the log keeps
 * both names, and nothing that has to do with signing in can be changed (R-AUTH-010).
 */
export const adminLogin = call({
  method: 'POST',
  path: 'user/:id/adminlogin',
  access: { module: 'ADMIN', role: 5000, inPerson: true },
  secret: true,
  summary: 'Work as a user of another company, for at most half an hour',
  params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: t.Object({ token: t.String() }),
  async run(context, { params: { id }, caller }) {
    const { em } = context
    const staff = signedIn(context)
    const companyId = await companyListing(em, LOGIN, id)
    if (!companyId) throw notFound()
    const actor = { id: staff.id, fullname: staff.fullname }
    const shown = await inOtherCompany(em, companyId, () =>
      currentUserOf(em, context.use(assembled), companyId, id, actor),
    )
    if (!shown) throw notFound()
    // Refuse platform staff as a target: impersonating them would raise one's own rights.
    if (shown.hasModuleADMIN || companyId === context.company.id) throw forbidden('core.not_as_staff')
    const session = await startSession(em, { companyId, userId: id }, caller, {
      actorId: staff.id,
      actorName: staff.fullname,
      parentId: staff.session_id,
    })
    if (staff.session_id) await pauseSession(em, staff.session_id)
    context.log({
      type: 'user',
      id,
      description: 'adminlogin',
      after: { company: shown.companyname, user: shown.fullname },
      company: companyId,
    })
    const token = await context.tokens.sign({ companyId, userId: id, sessionId: session.id }, shown, session)
    return tokenResponse(token, session, caller)
  },
})
