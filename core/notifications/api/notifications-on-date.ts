import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { during } from '@core/db/where'
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
    const { company } = context
    return readRows(
      context,
      Notification,
      'all',
      {
        user_id: signedIn(context).id,
        date: during(startOfDay(params.date, company), startOfDay(addDays(params.date, 1), company)),
      },
      '-date',
      { limit: 1000 },
    )
  },
})
