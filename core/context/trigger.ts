import type { Static, TObject } from '@sinclair/typebox'
import type { Context } from './context'
import type { EventType } from './event'

/** An event that the rules of a company may listen to. */
export interface Trigger {
  readonly event: string
  /** Key of what people call it: `quotation.trigger_approved`. */
  readonly label: string
  /** Path of the resource that it is about. */
  readonly about: string
  /** Fields of that resource that a rule may ask for in its conditions. */
  readonly fields: readonly string[]
  /** The record that an event is about. */
  readonly idOf: { of(payload: unknown): number }['of']
}

/** Declares that rules may listen to an event. Its payload carries the number of the record as `id` unless `idOf` tells. */
export const trigger = <P extends { id: number }>(
  event: EventType<P>,
  { label, about, fields = [] }: Pick<Trigger, 'label' | 'about'> & { fields?: readonly string[] },
): Trigger => ({ event: event.name, label, about, fields, idOf: ({ id }: P) => id })

/** Something that the rules of a company may do. */
export interface Action {
  /** `plugin.verb-noun`. */
  readonly name: string
  /** Key of what people call it. */
  readonly label: string
  /** Path of the resource whose records it works on. */
  readonly about: string
  /** What a rule fills in. */
  readonly input: TObject
  readonly run: { of(context: Context, id: number, input: unknown): Promise<void> }['of']
}

/** Declares something that rules may do with a record. It is refused as for a user: by throwing a Problem. */
export const action = <I extends TObject>(
  definition: Omit<Action, 'input' | 'run'> & {
    readonly input: I
    readonly run: (context: Context, id: number, input: Static<I>) => Promise<void>
  },
): Action => definition as unknown as Action
