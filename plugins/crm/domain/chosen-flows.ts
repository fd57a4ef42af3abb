import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { Type as t } from '@sinclair/typebox'
import { Flow } from '../entities/flow'

/** Numbers of the dossiers that something is done to at once (R-FLOW-027). */
export const selectedFlowIds = t.Array(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 10_000,
})

/** Those of them that are there. @throws {Problem} 404 when it is none */
export async function chosenFlows(context: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await readRows(context, Flow, ['id'], { id: ids }, 'id')
  if (!rows.length) throw notFound()
  return rows.map(({ id }) => id)
}
