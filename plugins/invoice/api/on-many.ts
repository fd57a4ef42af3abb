import { type BatchWork, type Refusal, refusalSchema } from '@core/batches/batch-work'
import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { Type as t } from '@sinclair/typebox'
import { Invoice } from '../entities/invoice'

interface OnMany {
  readonly path: string
  readonly summary: string
  readonly work: BatchWork<Record<string, never>>
  /** Those of some invoices that the batch would leave, each with why, as far as that shows beforehand. */
  refused(context: Context, ids: readonly number[]): Promise<readonly Refusal[]>
}

/** Something that is done with many invoices as a batch; `dry_run` only says with which not, and why (R-BATCH-004). */
export const onMany = ({ path, summary, work, refused }: OnMany): Call =>
  call({
    method: 'POST',
    path,
    access: { module: 'INVOICE' },
    summary: `${summary}; progress at batch/{id}, or with dry_run of which not`,
    body: t.Object({ ids: someIds, dry_run: t.Optional(t.Boolean()) }, { additionalProperties: false }),
    response: t.Union([batchAnswer, t.Object({ refused: t.Array(refusalSchema) })]),
    example: { ids: [1, 2, 3], dry_run: true },
    async run(context, { body }) {
      const rows = await readRows(context, Invoice, ['id'], { id: body.ids, is_template: false }, 'id')
      if (!rows.length) throw notFound()
      const ids = rows.map(({ id }) => id)
      if (!body.dry_run) return startBatch(context, work, {}, ids)
      return { refused: [...(await refused(context, ids))] }
    },
  })
