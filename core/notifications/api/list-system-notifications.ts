import { call } from '@core/context/call'
import { forbidden } from '@core/context/problem'
import { rowSchema } from '@core/db/schema'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { toRow } from '@core/resource/row'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { SystemNotification } from '../system-notification'

/** What holds today for the company of this user; `all` is the overview of platform staff (R-SYSN-001, C-0086). */
export const listSystemNotifications = call({
  method: 'GET',
  path: 'systemnotification',
  operationId: 'systemnotification.list',
  access: 'signed-in',
  summary: 'System notifications for this user; with `all` every one there is, for platform staff',
  query: t.Object({ all: t.Optional(t.Union([t.Literal('true'), t.Literal('false')])) }),
  response: t.Array(rowSchema(SystemNotification, 'systemnotification')),
  async run(context, { query }) {
    if (query.all === 'true') {
      if (!context.owns('ADMIN')) throw forbidden('core.module_not_owned')
      return rows(await context.em.find(SystemNotification, {}, { orderBy: { id: 'desc' }, limit: 1000 }))
    }
    const day = today(context.company)
    const current = await context.em.find(
      SystemNotification,
      {
        is_active: true,
        $and: [
          { $or: [{ start_date: null }, { start_date: { $lte: day } }] },
          { $or: [{ end_date: null }, { end_date: { $gte: day } }] },
        ],
      },
      { orderBy: { id: 'desc' }, limit: 100 },
    )
    return rows(current.filter(({ modules }) => modules.length === 0 || modules.some(tag => context.owns(tag))))
  },
})

/** Cleaned once more: what stands in the table, whoever put it there, goes into every page. */
const rows = (found: readonly { content?: string | null }[]) =>
  found.map(row => ({
    ...toRow(SystemNotification, row),
    content: row.content ? sanitizeRichText(row.content) : null,
  }))
