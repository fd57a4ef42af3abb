import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { checkWhose, settleHour } from '../domain/settle-hour'
import { WorkHour } from '../entities/work-hour'

/** Time that was spent on projects. */
export const workHours = resource({
  entity: WorkHour,
  module: 'PROJECT',
  sort: '-start_date',
  called: { by: 'start_date' },
  readonly: ['flow_id', 'minutes'],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async openWhole(context: Context, hours) {
    for (const { user_id } of hours) if (user_id) checkWhose(context, user_id)
  },
  prepare: settleHour,
})
