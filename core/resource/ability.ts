import type { Call } from '@core/context/call'
import { defineRegistry } from '@core/context/port'
import type { HeldAddition } from './additions'
import type { AnyResource } from './resource'

/** Something that can be done with the records of a resource besides the five calls: a function from it to more calls. */
export interface Ability {
  /** `exported`, `trashed`: unique among the abilities of a resource. */
  readonly name: string
  readonly calls: (resource: AnyResource, additions: readonly HeldAddition[]) => readonly Call[]
}

/**
 * Abilities of every resource. Each looks whether it makes sense there, and makes no call where it does not. What only
 * some resources can do stands in their `abilities`.
 */
export const abilities = defineRegistry<Ability>('core.abilities', { always: true })

/** Whether a resource has one of the five calls. */
export const hasCall = ({ calls }: AnyResource, call: NonNullable<AnyResource['calls']>[number]): boolean =>
  calls?.includes(call) ?? true
