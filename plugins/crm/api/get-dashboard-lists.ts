import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { withoutAny } from '@core/db/belonging'
import { readRows } from '@core/db/list'
import { newestOfEach } from '@core/db/newest-of-each'
import { rowSchema } from '@core/db/schema'
import { not, type WhereOf } from '@core/db/where'
import { Type as t } from '@sinclair/typebox'
import { offersSent } from '../contract/offers-sent'
import { workOf } from '../domain/who-hears'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'

/** A dashboard shows no more; the overview has the rest. */
const SHOWN = 100

type Ask<E> = (context: Context) => WhereOf<E>

const running = { status: not(['completed', 'cancelled']), deleted_at: null } as const

/** Stages in which an offer is still to be sent, or lies with the customer. */
const BEFORE_AN_OFFER = ['unread', 'new', 'intake', 'quotation'] as const

/** Dossiers of the dashboard: nothing was offered yet, one's own, or all that run (G-DASHF). */
const LEADS: Readonly<Record<'unsent' | 'own' | 'all', Ask<typeof Flow>>> = {
  unsent: () => ({ status: BEFORE_AN_OFFER, deleted_at: null }),
  own: context => ({ ...running, user_id: signedIn(context).id }),
  all: () => running,
}

/** The dossiers whose customer was sent no offer yet, whatever lies in drafts. */
const nothingSent = (context: Context) =>
  context.all(offersSent).map(({ entity, where }) => withoutAny(context, Flow, { entity, column: 'flow_id', where }))

/** Messages of the dashboard: what waits for whoever asks, or all there are (G-DASHF). */
const MESSAGES: Readonly<
  Record<'allforme' | 'all' | 'unread' | 'unanswered', (context: Context) => Promise<WhereOf<typeof Message>>>
> = {
  async allforme(context) {
    const id = await newestOfEach(context, Message, {
      groups: [['id']],
      where: { sender: 'customer', status: not('read') },
      of: { column: 'flow_id', entity: Flow },
      newest: await workOf(context, signedIn(context).id),
      limit: SHOWN,
    })
    return { id }
  },
  all: async () => ({}),
  unread: async () => ({ status: 'unread' }),
  unanswered: async () => ({ status: 'unanswered' }),
}

/** The dossiers that somebody's day begins with, newest first (C-0405, R-DASH-001). */
export const getDashboardLeads = call({
  method: 'GET',
  path: 'user/getdashboardleads',
  access: { module: 'CRM' },
  summary: 'Dossiers of the dashboard; without a quotation unless told otherwise',
  query: t.Object({ filter: t.Optional(t.Union([t.Literal('unsent'), t.Literal('own'), t.Literal('all')])) }),
  response: t.Array(rowSchema(Flow, 'dashboardlead')),
  async run(context, { query: { filter = 'unsent' } }) {
    const also = filter === 'unsent' ? nothingSent(context) : []
    return readRows(context, Flow, 'all', LEADS[filter](context), '-lead_date', { limit: SHOWN, also })
  },
})

/** The messages that somebody's day begins with, newest first (C-0404, R-DASH-001). */
export const getDashboardNotifications = call({
  method: 'GET',
  path: 'user/getdashboardnotifications',
  access: { module: 'CRM' },
  summary: 'Messages of the dashboard; those that wait for whoever asks unless told otherwise',
  query: t.Object({
    filter: t.Optional(
      t.Union([t.Literal('allforme'), t.Literal('all'), t.Literal('unread'), t.Literal('unanswered')]),
    ),
  }),
  response: t.Array(rowSchema(Message, 'dashboardmessage')),
  async run(context, { query: { filter = 'allforme' } }) {
    return readRows(context, Message, 'all', await MESSAGES[filter](context), '-created_at', { limit: SHOWN })
  },
})
