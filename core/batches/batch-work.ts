import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { type Static, Type as t } from '@sinclair/typebox'

/** One thing that a batch left as it was, and why, in the words of the user. */
export const refusalSchema = t.Object({ id: t.Integer(), message: t.String() })
export type Refusal = Static<typeof refusalSchema>

/** What a batch does with each of its numbers. `input` is plain JSON. */
export interface BatchWork<I = unknown> {
  readonly name: string
  readonly each: { of(context: Context, input: I, id: number): Promise<Refusal | undefined> }['of']
}

/** Declares the work of a batch, named `plugin.verb-noun`; register it in `batchWorks`. */
export const batchWork = <I>(name: string, each: BatchWork<I>['each']): BatchWork<I> => ({ name, each })

/** All kinds of batches. They go on whatever the company owns meanwhile. */
export const batchWorks = defineRegistry<BatchWork>('core.batch-works', { always: true })
