import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { exact } from '@core/domain/money'
import type { Enricher } from '@core/resource/resource'
import { kindOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { ProjectAdditional } from '../entities/project-additional'

/** What of a material was put to the customer as additional work. */
export interface Additional {
  readonly amount: number
  /** The newest quotation that asks it, and how far that is. */
  readonly quotation_id: number
  readonly status: string
}

/** Statuses of a quotation that asks nothing any more: then it may be asked again. */
const OVER: readonly string[] = ['rejected', 'cancelled']

/** What of materials was put to the customer, by the number of the material; quotations in the trash ask nothing. */
export async function additionalOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Additional>> {
  const columns = ['projectmaterial_id', 'quotation_id', 'amount'] as const
  const rows = ids.length
    ? await readRows(context, ProjectAdditional, columns, { projectmaterial_id: [...ids] }, 'id')
    : []
  const asked = rows.map(({ quotation_id }) => quotation_id)
  const kind = kindOf(context, 'quotation')
  const quotations = kind && asked.length ? await readRows(context, kind.entity, ['id', 'status'], { id: asked }) : []
  const statusOf = new Map(quotations.map(({ id, status }) => [id, status]))
  const additional = new Map<number, Additional>()
  for (const { projectmaterial_id, quotation_id, amount } of rows) {
    const status = statusOf.get(quotation_id)
    if (!status || OVER.includes(status)) continue
    const before = additional.get(projectmaterial_id)?.amount ?? 0
    additional.set(projectmaterial_id, { amount: exact(before).plus(amount).toNumber(), quotation_id, status })
  }
  return additional
}

/** How much of each material was put to the customer, and what came of it. */
export const withAdditional: Enricher = {
  fields: {
    amount_additional: t.Number({ description: 'How many were put to the customer as additional work' }),
    additional_id: nullable(t.Integer({ description: 'The newest quotation that asks it' })),
    additional_status: nullable(t.String({ description: 'How far that quotation is' })),
  },
  async run(rows, context) {
    const found = await additionalOf(
      context,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const own = found.get(row.id)
      row.amount_additional = own?.amount ?? 0
      row.additional_id = own?.quotation_id ?? null
      row.additional_status = own?.status ?? null
    }
  },
}
