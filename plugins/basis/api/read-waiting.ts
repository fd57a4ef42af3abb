import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { nobody } from '@core/users/nobody'
import { userNames } from '@core/users/user-names'
import { calendarSources, flowReader, MOST_WAITING, PLANS_OTHERS, waitingWork } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'

const namesOf = userNames('user_id', 'user_fullname')

/** What is still to be planned: work without a time, and appointments that are nobody's yet. */
export const readWaiting = call({
  method: 'GET',
  path: 'planning/waiting',
  access: { module: 'BASIS' },
  summary: 'What is still to be planned; below manager without to-dos of others',
  response: t.Object({
    rows: t.Array(waitingWork),
    /** Of some kind there is more than this answers. */
    more: t.Boolean(),
  }),
  async run(context) {
    const { id, role } = signedIn(context)
    const ask = { nobody: await nobody(context), ...(role < PLANS_OTHERS ? { userIds: [id] } : {}) }
    const kinds = []
    for (const source of context.all(calendarSources)) kinds.push((await source.waiting?.(context, ask)) ?? [])
    const placed = await context.use(flowReader).withPlaces(context, kinds.flat())
    const rows = placed.map(work => ({ ...work, user_fullname: null }))
    await namesOf(rows, context)
    return { rows, more: kinds.some(({ length }) => length >= MOST_WAITING) }
  },
})
