import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { deadLetters } from '@core/events/dead-letters'
import { Type as t } from '@sinclair/typebox'

const access = { module: 'ADMIN' } as const
const letter = t.Object(
  {
    id: t.Integer(),
    handler: t.String(),
    name: nullable(t.String()),
    company_id: nullable(t.Integer()),
    company_name: nullable(t.String()),
    reason: t.String(),
    failed_at: t.String({ format: 'date-time' }),
  },
  { title: 'deadletter' },
)

/** Events and jobs that failed at every try, and sending them again. */
export const deadLetterCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'deadletter',
    operationId: 'deadletter.list',
    access,
    summary: 'Events and jobs that failed at every try, newest first',
    query: t.Object({
      offset: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000 })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
    }),
    response: t.Object({
      data: t.Array(letter),
      pagination: t.Object({ total: t.Integer(), offset: t.Integer(), limit: t.Integer() }),
    }),
    async run(context, { query }) {
      const { rows, total } = await deadLetters.page(context, query)
      return {
        data: [...rows],
        pagination: { total, offset: query.offset ?? 0, limit: query.limit ?? 1000 },
      }
    },
  }),
  call({
    method: 'POST',
    path: 'deadletter/:id/resend',
    operationId: 'deadletter.resend',
    access,
    summary: 'Send an event or job again to whoever failed at it; who dealt with it does nothing',
    params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    response: t.Object({ handlers: t.Array(t.String()) }),
    async run(context, { params }) {
      const handlers = await deadLetters.resend(context, params.id)
      if (!handlers.length) throw notFound()
      context.log({ type: 'deadletter', id: params.id, description: 'resent', after: { handlers } })
      return { handlers }
    },
  }),
]
