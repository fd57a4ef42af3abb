import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { type Static, Type as t } from '@sinclair/typebox'

/** A record that a batch left unchanged, with the reason in the user's language. */
export const refusalSchema = t.Object({ id: t.Integer(), message: t.String() })
export type Refusal = Static<typeof refusalSchema>

/** What a batch changed of a record: fields with what they held before and since, as its API tells them. */
export interface Change {
  readonly id: number
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}

/** Keeps with the batch what is needed to take a change back. */
export type KeepChange = (change: Change) => void

/** The work that a batch does on its records, some in each transaction. `input` is plain JSON. */
export interface BatchWork<I = unknown> {
  readonly name: string
  /** Most records of one transaction. */
  readonly most: number
  readonly some: {
    of(context: Context, input: I, ids: readonly number[], keep: KeepChange): Promise<readonly Refusal[]>
  }['of']
  /** Takes it back for the records that it was done to. */
  readonly undoneBy?: BatchWork<OfUndone>
}

/** Input of work that takes back a batch: the resource of its records, and the batch. */
export interface OfUndone {
  readonly path: string
  readonly batch_id: number
}

/** Records of one transaction: few enough to show progress and to lose little in a crash. */
export const FEWEST = 20
/** Records of one transaction whose statements are shared by all of them. */
const MOST_TOGETHER = 100

/** Declares work that a batch does on one record after another, named `plugin.verb-noun`; register it in `batchWorks`. */
export const batchWork = <I>(
  name: string,
  each: { of(context: Context, input: I, id: number, keep: KeepChange): Promise<Refusal | undefined> }['of'],
): BatchWork<I> => ({
  name,
  most: FEWEST,
  async some(context, input, ids, keep) {
    const refused: Refusal[] = []
    for (const id of ids) {
      const refusal = await each(context, input, id, keep)
      if (refusal) refused.push(refusal)
    }
    return refused
  },
})

/** Declares work that a batch does on several records at once, with as many statements as on one. */
export const batchWorkOnSets = <I>(
  name: string,
  some: BatchWork<I>['some'],
  { undoneBy }: Pick<BatchWork<I>, 'undoneBy'> = {},
): BatchWork<I> => ({
  name,
  most: MOST_TOGETHER,
  some,
  ...(undoneBy && { undoneBy }),
})

/** All kinds of batch work. A running batch continues when the company loses the module. */
export const batchWorks = defineRegistry<BatchWork>('core.batch-works', { always: true })
