import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { findMadeTriggers } from '../contract/made-trigger'

/** Triggers as the platform shows them: by the name and under the stage that it gave them. */
export async function shownTriggers(context: Context, triggers: readonly Trigger[]) {
  const made = new Map((await findMadeTriggers(context)).map(one => [one.tag, one]))
  return triggers.map(({ tag, label, stage, about, planned, has }) => {
    const own = made.get(tag)
    return {
      id: own?.id ?? null,
      tag,
      description: own?.description ?? context.text(label),
      flowstage: own?.flowstage ?? stage,
      hasDocument: has === 'document',
      hasTask: has === 'task',
      is_active: own?.is_active ?? true,
      about,
      planned: Boolean(planned),
    }
  })
}
