import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { isHeld } from '@core/db/is-referred-to'
import { declared } from './declared'

/** The text for a record that something refers to that would not go along, or nothing when it may go. */
export const heldBy = async (context: Context, entity: Entity, id: number): Promise<string | undefined> =>
  (await isHeld(context, context.use(declared).entities, entity, id)) ? 'core.in_use' : undefined
