import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { assembled } from '@core/plugin/assembly'
import { resource } from '@core/resource/resource'
import { EventTrigger } from '../entities/event-trigger'

/** What platform staff make of triggers; the list that rules are made from is a call of its own (C-0106 to C-0110). */
export const eventTriggers = resource({
  entity: EventTrigger,
  module: 'ADMIN',
  calls: ['get', 'create', 'update', 'delete'],
  sort: 'tag',
  called: { by: 'tag' },
  async prepare(trigger, context, changes, before) {
    if (before && 'tag' in changes && before.tag !== trigger.tag) throw invalid('tag', 'core.read_only')
    trigger.description = trigger.description?.trim() || null
    if (before) return
    if (!context.use(assembled).triggers.some(({ tag }) => tag === trigger.tag))
      throw invalid('tag', 'admin.trigger_not_declared')
    const [taken] = await readRows(context, EventTrigger, ['id'], { tag: trigger.tag }, '-id', { limit: 1 })
    if (taken) throw invalid('tag', 'admin.trigger_taken')
  },
})
