import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { BankLine } from '../entities/bank-line'
import { DebitBatch } from '../entities/debit-batch'
import { DebitLine } from '../entities/debit-line'

/** As much of a movement as says what was collected with it. */
export interface CollectedBy {
  readonly id: number
  /** What the bank calls it end to end, its parts too. */
  readonly endToEnd: readonly string[]
  readonly text: string
}

/** What the bank calls a movement and its parts end to end. */
export const endToEndOf = ({ end_to_end, details }: Pick<Row<typeof BankLine>, 'end_to_end' | 'details'>): string[] =>
  [end_to_end, ...details.map(({ endToEnd }) => endToEnd)].filter(one => one !== null && one !== undefined)

/** A line of a batch as far as statements concern it. */
export type DebitFacts = Pick<
  Row<typeof DebitLine>,
  'id' | 'debitbatch_id' | 'invoice_id' | 'amount' | 'end_to_end' | 'status' | 'scheme' | 'sequence'
>

/** The lines of batches that a movement names: one by one, or all of a batch that the bank booked together. */
export interface NamedDebits {
  readonly lines: readonly DebitFacts[]
  readonly ofBatches: readonly DebitFacts[]
}

const COLUMNS = ['id', 'debitbatch_id', 'invoice_id', 'amount', 'end_to_end', 'status', 'scheme', 'sequence'] as const
/** The reference of a batch as `makeBatch` writes it, perhaps with the number of a line. */
const REFERENCE = /\b(VW[A-Z0-9]{10,20})(?:-\d+)?\b/g

/** What each of these movements names of what was collected; those that name nothing are left out. */
export async function readDebits(
  context: Context,
  movements: readonly CollectedBy[],
): Promise<ReadonlyMap<number, NamedDebits>> {
  const named = movements.map(({ id, endToEnd, text }) => {
    const found = [...[...endToEnd, text].join(' ').matchAll(REFERENCE)]
    return { id, whole: new Set(found.map(([whole]) => whole)), batches: new Set(found.map(([, batch = '']) => batch)) }
  })
  const references = [...new Set(named.flatMap(({ batches }) => [...batches]))]
  if (!references.length) return new Map()
  const batches = await readRows(context, DebitBatch, ['id', 'reference'], { reference: references })
  if (!batches.length) return new Map()
  const lines = await readRows(context, DebitLine, COLUMNS, { debitbatch_id: batches.map(({ id }) => id) }, 'id')
  const referenceOf = new Map(batches.map(({ id, reference }) => [id, reference]))
  return new Map(
    named
      .map(({ id, whole, batches: own }): [number, NamedDebits] => [
        id,
        {
          lines: lines.filter(({ end_to_end }) => whole.has(end_to_end)),
          ofBatches: lines.filter(({ debitbatch_id }) => own.has(referenceOf.get(debitbatch_id) ?? '')),
        },
      ])
      .filter(([, { ofBatches }]) => ofBatches.length),
  )
}
