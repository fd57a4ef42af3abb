import { nullable } from '@core/db/schema'
import { run } from '@core/db/sql'
import { call } from '@core/http/call'
import { signedIn } from '@core/http/context'
import { Type as t } from '@sinclair/typebox'
import { endSessionsOf } from '../refresh'

interface Row {
  id: string
  user_agent: string
  address: string
  impersonator: string | null
  created_at: string
  last_used_at: string
}

/** Where the user is signed in, this device first. */
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
    const rows = await run<Row>(
      context.em,
      `select id, user_agent, address, actor_name as impersonator, to_json(created_at) as created_at, to_json(last_used_at) as last_used_at
       from session where company_id = ? and user_id = ? and expires_at > now() and paused_at is null
       order by id = ?::uuid desc nulls last, session.last_used_at desc limit 100`,
      [context.company.id, user.id, user.session_id],
    )
    return rows.map(row => ({ ...row, current: row.id === user.session_id }))
  },
})

/** Signs out one other device, or all others. */
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
