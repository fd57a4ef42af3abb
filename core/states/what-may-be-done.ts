import type { Context } from '@core/context/context'
import type { Enricher, OutgoingRow } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import type { AnyStates, Guard } from './states'

/** Name of putting back in `can`, beside the names of the moves. */
export const PUT_BACK_ACT = 'putBack'

/**
 * What may be done with a record now, by the names of its moves, and why not what its status would allow. Screens show
 * buttons by this and by nothing else.
 */
export const whatMayBeDone = (table: AnyStates): Enricher => ({
  single: true,
  fields: {
    can: t.Array(t.String(), { description: `Moves: ${[...Object.keys(table.moves), PUT_BACK_ACT].join(', ')}` }),
    cannot: t.Record(t.String(), t.String(), { description: 'Why a move from this status is refused now' }),
  },
  async run(rows, context) {
    for (const row of rows) Object.assign(row, judged(table, row, context))
  },
})

function judged(table: AnyStates, row: OutgoingRow, context: Context) {
  const can: string[] = []
  const cannot: Record<string, string> = {}
  const now = new Date()
  const judge = (name: string, when: readonly Guard<object>[] = []) => {
    const verdict = when.map(guard => guard(row, context, now)).find(said => said !== true)
    if (typeof verdict === 'string') cannot[name] = context.text(verdict)
    else can.push(name)
  }
  for (const [name, { from, when }] of Object.entries(table.moves))
    if (from.includes(String(row.status))) judge(name, when)
  if (table.putBack && row.status !== table.initial) judge(PUT_BACK_ACT, table.putBack.when)
  return { can, cannot }
}
