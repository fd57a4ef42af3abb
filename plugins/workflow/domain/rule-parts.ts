import { type Action, askedOf } from '@core/context/trigger'

/** What a rule says it does. */
export interface RuleParts {
  readonly event_trigger_tag: string
  readonly type: string
  readonly morph_id?: number | null
  readonly user_id?: number | null
  readonly cancel_tags?: string | null
}

/** The kind of record of which an action works with one. */
export function resourceOf(action: Action): string | undefined {
  for (const part of Object.values(action.input.properties)) {
    const asked = askedOf(part)
    if (typeof asked === 'object') return asked.resource
  }
  return undefined
}
