import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { standings } from '@core/db/standings'
import { Type as t } from '@sinclair/typebox'
import { standingsNow } from '../../contract/figures'

/** From this role on one sees what is owed. */
const SEES_MONEY = 1000
const BY_STATUS = 'open_flows_by_status.'

const count = t.Integer()

/** How the company stands at this moment; what is of a module that is not seen counts 0 (C-0466, G-RT). */
export const getRealtimeStatistics = call({
  method: 'GET',
  path: 'company/getrealtimestatistics',
  access: { module: 'SETTINGS' },
  summary: 'Open dossiers, tasks, messages, quotations and invoices at this moment',
  response: t.Object({
    generated_at: t.String({ format: 'date-time' }),
    open_flows_by_status: t.Record(t.String(), count),
    open_tasks: count,
    overdue_tasks: count,
    unanswered_messages: count,
    open_incidents: count,
    quotations_outstanding: t.Object({ count, amount_exc: t.Number() }),
    invoices_outstanding: t.Object({
      count,
      amount_inc: t.Number(),
      overdue_count: count,
      overdue_amount_inc: t.Number(),
    }),
  }),
  async run(context) {
    const seen = context.all(standingsNow).filter(({ module }) => context.owns(module))
    const found = await standings(
      context,
      seen.map(({ entity, where, column }) => ({ entity, where: where(context), column })),
    )
    const of = (key: string) => found[seen.findIndex(standing => standing.key === key)] ?? { count: 0, amount: 0 }
    const money = (key: string) => (signedIn(context).role >= SEES_MONEY ? of(key).amount : 0)
    return {
      generated_at: new Date().toISOString(),
      open_flows_by_status: Object.fromEntries(
        seen.flatMap(({ key }) => (key.startsWith(BY_STATUS) ? [[key.slice(BY_STATUS.length), of(key).count]] : [])),
      ),
      open_tasks: of('open_tasks').count,
      overdue_tasks: of('overdue_tasks').count,
      unanswered_messages: of('unanswered_messages').count,
      open_incidents: of('open_incidents').count,
      quotations_outstanding: {
        count: of('quotations_outstanding').count,
        amount_exc: money('quotations_outstanding'),
      },
      invoices_outstanding: {
        count: of('invoices_outstanding').count,
        amount_inc: money('invoices_outstanding'),
        overdue_count: of('invoices_overdue').count,
        overdue_amount_inc: money('invoices_overdue'),
      },
    }
  },
})
