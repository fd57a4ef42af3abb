import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { settlePeriod } from '@core/time/settle-period'
import { checkUsers } from '@core/users/check-users'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { PLANS_OTHERS } from '../contract/calendar-facts'
import { standWith } from '../domain/stand-with'
import { AgendaItem } from '../entities/agenda-item'

/** The agenda; below manager one's own and what is nobody's. */
export const agendaItems = resource({
  entity: AgendaItem,
  module: 'CRM',
  sort: 'start_date',
  calls: ['list', 'get', 'update', 'delete'],
  called: { by: 'title', notes: ['start_date'] },
  scope: whoseAgenda,
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(item, context, changes, before) {
    item.title = item.title.trim()
    if (!item.title) throw invalid('title', 'core.required')
    settlePeriod(item, changes, before, { lasting: item.all_day ? 'days' : 'moments', zoned: context.company })
    standWith(item, item.agendaitemable_type, item.agendaitemable_id)
    if (changes.attendees !== undefined) await checkUsers(context, 'attendees', item.attendees, before?.attendees)
    if (!before && changes.user_id === undefined) item.user_id = context.user?.id ?? null
    if (item.user_id && item.user_id !== context.user?.id && !mayPlanOthers(context))
      throw invalid('user_id', 'crm.own_agenda_only')
  },
})

const mayPlanOthers = ({ user }: Context): boolean => !user || user.role >= PLANS_OTHERS

function whoseAgenda(context: Context): Record<string, unknown> {
  return mayPlanOthers(context) ? {} : { user_id: [context.user?.id, null] }
}
