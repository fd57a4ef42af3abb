import type { Context } from '@core/context/context'
import { actionsOf } from './declared-parts'

/** What a rule is called: as the company does, else after what it does. */
export function ruleName(
  context: Context,
  { description, type }: { description?: string | null; type: string },
): string {
  const action = actionsOf(context).find(({ name }) => name === type)
  return description?.trim() || (action ? context.text(action.label) : type)
}
