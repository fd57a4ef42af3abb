import { type Call, call } from '@core/context/call'
import { earlierStatuses } from '@core/states/put-back'
import type { AnyStates, Stateful } from '@core/states/states'
import { Type as t } from '@sinclair/typebox'
import { find } from './record'
import type { AnyResource } from './resource'
import { accessOf, idParams } from './schemas'

/** The statuses that a record may be put back to, the latest first (R-DOC-004). */
export const earlierStatusesCall = (resource: AnyResource, states: AnyStates): Call =>
  call({
    method: 'GET',
    path: `${resource.path}/:id/earlierstatuses`,
    access: accessOf(resource),
    summary: `Statuses that one of ${resource.path} may be put back to, the latest first`,
    params: idParams,
    response: t.Array(t.String()),
    async run(context, { params }) {
      const record = (await find(resource, context, params.id)) as unknown as Stateful
      const earlier = await earlierStatuses(context, states, record)
      return earlier.map(({ status }) => status)
    },
  })
