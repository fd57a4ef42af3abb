import type { Static, TSchema } from '@sinclair/typebox'
import type { Context } from './context'

/** Something that happened, in the past tense: `quotation.approved`. Part of its plugin's contract. */
export interface EventType<P = unknown> {
  readonly name: string
  readonly payload: TSchema & { static: P }
}

/** Declares an event. */
export const defineEvent = <S extends TSchema>(name: string, payload: S): EventType<Static<S>> => ({
  name,
  payload: payload as S & { static: Static<S> },
})

/** Reaction to an event. */
export interface EventHandler {
  readonly event: string
  /** Says what the reaction does; unique within its plugin, and its name in the effects table. */
  readonly name: string
  /** Holds together with the event: runs in its transaction, and both happen or neither does. */
  readonly within: boolean
  readonly run: { of(payload: unknown, context: Context): Promise<void> }['of']
}

/**
 * Subscribes to an event. The reaction runs after the commit, in a transaction of its own and once in effect; with
 * `within` in the transaction of the event, where both must hold together.
 */
export const on = <P>(
  event: EventType<P>,
  name: string,
  run: (payload: P, context: Context) => Promise<void>,
  { within = false }: { within?: boolean } = {},
): EventHandler => ({ event: event.name, name, within, run })

/** Work in the background: mail, PDF, imports. The outbox delivers it like an event, to this one handler. */
export interface Job<P = unknown> {
  readonly name: string
  readonly run: { of(payload: P, context: Context): Promise<void> }['of']
  /** Runs by itself once a day per company, at this hour of the company's own clock. */
  readonly dailyAt?: number
  /** Runs when the last try has failed, in a transaction of its own: tells whoever waits for it. */
  readonly givenUp?: { of(payload: P, context: Context): Promise<void> }['of']
}

/** Declares a job of a plugin, named `plugin.verb-noun`. */
export const job = <P>(
  name: string,
  run: Job<P>['run'],
  options: Pick<Job<P>, 'dailyAt' | 'givenUp'> = {},
): Job<P> => ({
  name,
  run,
  ...options,
})
