import { call } from '@core/context/call'
import { forbidden } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { type Row, rowSchema } from '@core/db/schema'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
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
      return rows(await readRows(context, SystemNotification, 'all', {}, '-id', { limit: 1000 }))
    }
    const day = today(context.company)
    const active = await readRows(context, SystemNotification, 'all', { is_active: true }, '-id', { limit: 1000 })
    const current = active.filter(
      ({ start_date, end_date, modules }) =>
        (!start_date || start_date <= day) &&
        (!end_date || end_date >= day) &&
        (modules.length === 0 || modules.some(tag => context.owns(tag))),
    )
    return rows(current.slice(0, 100))
  },
})

/** Cleaned once more: what stands in the table, whoever put it there, goes into every page. */
const rows = (found: readonly Row<typeof SystemNotification>[]) =>
  found.map(row => ({ ...row, content: row.content ? sanitizeRichText(row.content) : null }))
