import type { Static, TSchema } from '@sinclair/typebox'
import type { Context } from './context'
import type { Problem } from './problem'

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
  /** With what `reachOut` brought; nothing for a job without it. */
  readonly run: { of(payload: P, context: Context, heard?: unknown): Promise<void> }['of']
  /**
   * Has heavy work done, or asks another system, before `run`. It reads what that needs in a transaction of its own and
   * returns a function, which is awaited outside any transaction. Such a job waits beside the others and holds none up.
   */
  readonly reachOut?: { of(payload: P, context: Context): Promise<() => Promise<unknown>> }['of']
  /** Runs by itself once a day per company, at this hour of the company's own clock. */
  readonly dailyAt?: number
  /**
   * Runs instead of trying again when `run` was refused as a user would be (4xx), in a transaction of its own: what `run`
   * did is taken back. Without it a refusal counts as a failure.
   */
  readonly refused?: { of(payload: P, context: Context, problem: Problem): Promise<void> }['of']
  /** Runs when the last try has failed, in a transaction of its own: tells whoever waits for it. */
  readonly givenUp?: { of(payload: P, context: Context): Promise<void> }['of']
}

/** Declares a job of a plugin, named `plugin.verb-noun`. */
export const job = <P>(
  name: string,
  run: (payload: P, context: Context) => Promise<void>,
  options: Pick<Job<P>, 'dailyAt' | 'givenUp' | 'refused'> = {},
): Job<P> => ({
  name,
  run,
  ...options,
})

/** Declares a job that has heavy work done before it changes anything. */
export const heavyJob = <P, H>(
  name: string,
  work: {
    readonly reachOut: (payload: P, context: Context) => Promise<() => Promise<H>>
    readonly run: (payload: P, context: Context, heard: H) => Promise<void>
  },
  options: Pick<Job<P>, 'dailyAt' | 'givenUp'> = {},
): Job<P> => ({
  name,
  reachOut: work.reachOut,
  run: (payload, context, heard) => work.run(payload, context, heard as H),
  ...options,
})
