import { readRows } from '@core/db/list'
import type { MadeTriggers } from '@plugins/workflow/contract'
import { EventTrigger } from '../entities/event-trigger'

/** As many triggers as there will be. */
const ALL = 1000

export const keptTriggers: MadeTriggers = {
  async find(context, tag) {
    const rows = await readRows(context, EventTrigger, 'all', tag === undefined ? {} : { tag }, 'tag', { limit: ALL })
    return rows.map(row => ({ ...row, description: row.description ?? null, flowstage: row.flowstage ?? null }))
  },
}
