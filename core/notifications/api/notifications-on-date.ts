import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { rowSchema } from '@core/db/schema'
import { toRow } from '@core/resource/row'
import { addDays, startOfDay } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { Notification } from '../notification'

/** What was told on one day, by the company's clock: the user's own notifications (C-0589). */
export const notificationsOnDate = call({
  method: 'GET',
  path: 'notification/indexondate/:date',
  operationId: 'notification.indexondate',
  access: { role: 100 },
  summary: 'Notifications of one day, newest first',
  params: t.Object({ date: t.String({ format: 'date' }) }),
  response: t.Array(rowSchema(Notification)),
  async run(context, { params }) {
    const found = await context.em.find(
      Notification,
      {
        user_id: signedIn(context).id,
        date: {
          $gte: startOfDay(params.date, context.company),
          $lt: startOfDay(addDays(params.date, 1), context.company),
        },
      },
      { orderBy: { date: 'desc' }, limit: 1000 },
    )
    return found.map(row => toRow(Notification, row))
  },
})
