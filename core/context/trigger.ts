import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Context } from './context'
import type { EventType } from './event'

/** An event that the rules of a company may listen to. */
export interface Trigger {
  readonly event: string
  /** What rules and imports call it (G-TRIG): `quotation_sent`. */
  readonly tag: string
  /** Stage of a dossier that it belongs to; `algemeen` for what happens in any. */
  readonly stage: string
  /** Key of what people call it: `quotation.trigger_approved`. */
  readonly label: string
  /** Path of the resource that it is about. */
  readonly about: string
  /** Fields of that resource that a rule may ask for in its conditions. */
  readonly fields: readonly string[]
  /** Field of that resource with the day or moment for which it is planned, such as the last day of a quotation. */
  readonly planned?: string
  /** What it comes with: a document of the customer, or planned work. */
  readonly has?: 'document' | 'task'
  /** The record that an event is about. */
  readonly idOf: { of(payload: unknown): number }['of']
}

/** What {@link trigger} is told besides the event. */
type TriggerOptions = Pick<Trigger, 'label' | 'about'> &
  Partial<Pick<Trigger, 'tag' | 'stage' | 'fields' | 'planned' | 'has'>>

/** The usual tag of an event: `quotation_sent` of `quotation.sent`. */
export const tagOfEvent = (event: string): string => event.replaceAll('.', '_')

/**
 * Declares that rules may listen to an event. Its payload carries the number of the record as `id` unless `idOf` tells, and
 * it is called after the event unless `tag` says otherwise.
 */
export const trigger = <P extends { id: number }>(
  event: EventType<P>,
  { label, about, tag = tagOfEvent(event.name), stage = 'algemeen', fields = [], planned, has }: TriggerOptions,
): Trigger => ({
  event: event.name,
  tag,
  stage,
  label,
  about,
  fields,
  ...(planned && { planned }),
  ...(has && { has }),
  idOf: ({ id }: P) => id,
})

/**
 * What fills a part of the input of an action, said at its schema as `{ asks: … }`: the path of a resource of which a rule
 * chooses a record, somebody (`user`), words (`text`), or labels to add or take away.
 */
export type Asks =
  | 'user'
  | 'text'
  | 'tagsAdded'
  | 'tagsRemoved'
  | { readonly resource: string; readonly query?: string }

/** A part of the input of an action, with what fills it in. */
export const asks = <S extends TSchema>(schema: S, what: Asks): S => ({ ...schema, asks: what })

/** What fills a part of the input of an action; nothing where a rule leaves it out. */
export const askedOf = (schema: TSchema): Asks | undefined => (schema as { asks?: Asks }).asks

/** Something that the rules of a company may do. */
export interface Action {
  /** `plugin.verb-noun`. */
  readonly name: string
  /** Key of what people call it. */
  readonly label: string
  /** Path of the resource whose records it works on. */
  readonly about: string
  /** What a rule fills in; each part says with what, see {@link Asks}. */
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
