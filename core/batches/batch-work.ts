import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { type Static, Type as t } from '@sinclair/typebox'

/** A record that a batch left unchanged, with the reason in the user's language. */
export const refusalSchema = t.Object({ id: t.Integer(), message: t.String() })
export type Refusal = Static<typeof refusalSchema>

/** The work that a batch does for each record id. `input` is plain JSON. */
export interface BatchWork<I = unknown> {
  readonly name: string
  readonly each: { of(context: Context, input: I, id: number): Promise<Refusal | undefined> }['of']
}

/** Declares the work of a batch, named `plugin.verb-noun`; register it in `batchWorks`. */
export const batchWork = <I>(name: string, each: BatchWork<I>['each']): BatchWork<I> => ({ name, each })

/** All kinds of batch work. A running batch continues when the company loses the module. */
export const batchWorks = defineRegistry<BatchWork>('core.batch-works', { always: true })
