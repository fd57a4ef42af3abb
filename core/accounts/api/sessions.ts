import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { sessionsOf } from '@core/db/auth/sessions'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'

/** Lists the sessions of the current user, this device first. */
export const listSessions = call({
  method: 'GET',
  path: 'session',
  operationId: 'session.list',
  access: 'in-person',
  summary: 'Where the signed-in user is signed in',
  response: t.Array(
    t.Object(
      {
        id: t.String(),
        user_agent: t.String(),
        address: t.String(),
        impersonator: nullable(t.String({ description: 'The administrator who works as this user' })),
        created_at: t.String(),
        last_used_at: t.String(),
        current: t.Boolean(),
      },
      { title: 'session' },
    ),
  ),
  async run(context) {
    const user = signedIn(context)
    const rows = await sessionsOf(context.em, context.company.id, user.id, user.session_id)
    return rows.map(row => ({ ...row, current: row.id === user.session_id }))
  },
})

/** Ends one other session of the current user, or all others. */
export const endOtherSessions = call({
  method: 'POST',
  path: 'session/end',
  access: 'in-person',
  summary: 'Sign out one other device, or without an id all others',
  body: t.Object({ id: t.Optional(t.String({ maxLength: 36 })) }, { additionalProperties: false }),
  response: t.Object({ ended: t.Integer() }),
  async run(context, { body }) {
    const { id, session_id } = signedIn(context)
    const ended = await endSessionsOf(context.em, context.company.id, id, { but: session_id, only: body.id })
    if (ended) context.log({ type: 'user', id, description: 'sessions_ended' })
    return { ended }
  },
})
