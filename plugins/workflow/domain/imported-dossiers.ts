import { on } from '@core/context/event'
import { flowTriggered } from '@plugins/crm/contract'
import { triggersOf } from './declared-parts'
import { meetEvent } from './meet-event'

/** Whoever imports dossiers may have the rules of a trigger look at them although it did not happen. */
export const meetImported = on(
  flowTriggered,
  'look at the rules for imported dossiers',
  async ({ id, tag }, context) => {
    const trigger = triggersOf(context).find(one => one.tag === tag && one.about === 'flow')
    if (trigger) await meetEvent(context, trigger, id, { imported: true })
  },
)
