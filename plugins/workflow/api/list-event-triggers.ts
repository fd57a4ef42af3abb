import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { assembled } from '@core/plugin/assembly'
import { Type as t } from '@sinclair/typebox'
import { triggersOf } from '../domain/declared-parts'
import { shownTriggers } from '../domain/shown-triggers'

/** What rules can listen to: for a company what its modules tell of, for platform staff all of it (C-0106, R-WF-028). */
export const listEventTriggers = call({
  method: 'GET',
  path: 'eventtrigger',
  operationId: 'eventtrigger.list',
  access: { role: 100 },
  summary: 'Events that rules can listen to, as the platform shows them',
  response: t.Array(
    t.Object({
      id: nullable(t.Integer({ description: 'Of what the platform made of it; null as its plugin declares it' })),
      tag: t.String(),
      description: t.String(),
      flowstage: t.String(),
      hasDocument: t.Boolean({ description: 'It is about a document' }),
      hasTask: t.Boolean({ description: 'It is about planned work' }),
      is_active: t.Boolean({ description: 'Whether new rules can listen to it' }),
    }),
  ),
  async run(context) {
    const all = context.owns('ADMIN') ? context.use(assembled).triggers : triggersOf(context)
    return (await shownTriggers(context, all)).map(({ about: _, planned: _planned, ...trigger }) => trigger)
  },
})
