import type { Context } from '@core/context/context'
import { type Reason, textOf } from '@core/context/reason'
import type { Enricher, OutgoingRow } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { judgedAncestors } from './put-back'
import { type Around, around, guardsRefusal, ownRefusal, refusalAround } from './refusal'
import type { AnyStates, Asking, Check, Refusals, Stateful } from './states'

/** Name of putting back in `can`, beside the names of moves and acts. */
export const PUT_BACK_ACT = 'putBack'

/** Something that the status of a record allows, unless it is refused. */
interface Open {
  readonly name: string
  readonly asking: Asking<object>
  readonly to: string
}

/**
 * What may be done with a record now, by the names of its moves and acts, and why not what its status would allow.
 * Screens show buttons by this and by nothing else. Single records answer what the call would; rows of lists, where a
 * table wants them to, what guards know and checks that look up many at once.
 */
export const whatMayBeDone = (table: AnyStates): readonly Enricher[] => {
  const offered = Object.entries(table.moves).flatMap(([name, { offered = true }]) => (offered ? [name] : []))
  const names = [...offered, ...Object.keys(table.acts ?? {}), ...(table.putBack ? [PUT_BACK_ACT] : [])]
  const can = t.Array(t.String(), { description: `What may be done: ${names.join(', ')}` })
  const inLists: Enricher = {
    list: true,
    fields: { can },
    run: (rows, context) => sayInList(table, rows, context),
  }
  const single: Enricher = {
    single: true,
    fields: {
      can,
      cannot: t.Record(t.String(), t.String(), { description: 'Why what this status allows is refused now' }),
    },
    async run(rows, context) {
      for (const row of rows) Object.assign(row, await judged(table, row, context))
    },
  }
  return table.inLists ? [inLists, single] : [single]
}

/** What staff are offered in the status of a record. */
function openTo(table: AnyStates, status: string): Open[] {
  const moves = Object.entries(table.moves).filter(
    ([, { from, offered }]) => from.includes(status) && offered !== false,
  )
  const acts = Object.entries(table.acts ?? {}).filter(([, { from }]) => from.includes(status))
  return [
    ...moves.map(([name, move]) => ({ name, asking: move, to: move.to })),
    ...acts.map(([name, act]) => ({ name, asking: act, to: status })),
  ]
}

const looking = (to: string) => ({ to, at: new Date(), made: false })

/**
 * Tells rows of a list what may be done with them, by the guards and by those checks that look up many at once. What stands
 * around a row is asked on the record itself: what unsettles is offered here in the first status alone, in which nothing
 * stands on a row.
 */
async function sayInList(table: AnyStates, rows: OutgoingRow[], context: Context): Promise<void> {
  const guarded = rows.map(row => {
    const mayUnsettle = row.status === table.initial
    const open = isGone(row)
      ? []
      : openTo(table, String(row.status)).filter(({ asking }) => mayUnsettle || !asking.unsettles)
    return { row, open: open.filter(({ asking, to }) => !guardsRefusal(context, row, asking, looking(to))) }
  })
  const refused = new Map<Check<object>, Refusals>()
  for (const check of checksOf(table)) {
    const asked = guarded.flatMap(({ row, open }) =>
      open.some(({ asking }) => asking.checks?.includes(check)) ? row : [],
    )
    if (asked.length && check.ofMany) refused.set(check, await check.ofMany(asked, context))
  }
  for (const { row, open } of guarded)
    row.can = open.flatMap(({ name, asking: { checks = [] } }) =>
      checks.some(check => refused.get(check)?.has(row.id)) ? [] : name,
    )
}

const checksOf = ({ moves, acts = {} }: AnyStates) =>
  new Set([...Object.values(moves), ...Object.values(acts)].flatMap(({ checks = [] }) => checks))

/** With what lies in the trash nothing is done until it is taken out. */
const isGone = (row: OutgoingRow) => Boolean(row.deleted_at)

async function judged(table: AnyStates, row: OutgoingRow, context: Context) {
  const record = row as unknown as Stateful
  const can: string[] = []
  const cannot: Record<string, string> = {}
  const note = (name: string, refusal: Reason | null) => {
    if (refusal) cannot[name] = textOf(context, refusal)
    else can.push(name)
  }
  if (isGone(row)) return { can, cannot }
  const open = openTo(table, record.status)
  // Asked together, so that what each of them looks up leaves in one round.
  const [surroundings, ...refusals] = await Promise.all([
    around(context, table, [record], {
      unsettles: Boolean(table.putBack) || open.some(({ asking }) => asking.unsettles),
    }),
    ...open.map(({ asking, to }) => ownRefusal(context, record, asking, looking(to))),
  ])
  for (const [at, { name, asking }] of open.entries())
    note(name, refusalAround(surroundings, record.id, asking) ?? refusals[at] ?? null)
  if (table.putBack && record.status !== table.initial)
    note(PUT_BACK_ACT, await putBackRefusal(table, record, context, surroundings))
  return { can, cannot }
}

/** Why a record is put back to nothing, if it is: by the guards, and only when they let it by what its log says. */
async function putBackRefusal(
  table: AnyStates,
  record: Stateful,
  context: Context,
  surroundings: Around,
): Promise<Reason | null> {
  const back = table.putBack ?? { to: [] }
  const refusals = back.to
    .filter(to => to !== record.status)
    .map(to => guardsRefusal(context, record, back, looking(to)))
  if (refusals.every(refusal => refusal !== null)) return refusals[0] ?? 'core.no_earlier_status'
  const ancestors = await judgedAncestors(context, table, record, surroundings)
  const [latest] = ancestors
  if (!latest) return 'core.no_earlier_status'
  return ancestors.some(({ refusal }) => !refusal) ? null : latest.refusal
}
