import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { LogItem } from './log-item'

type Line = InferEntity<typeof LogItem>
type Scope = Readonly<Record<string, unknown>>

/**
 * Lines without those about records that their resource keeps from whoever asks, such as the calculation of an invoice
 * from who has no invoices. What is gone for good is known by the line that says it went. One query per kind of record
 * that a scope narrows.
 */
export async function visibleLines(context: Context, found: readonly Line[]): Promise<Line[]> {
  const seen = new Map<string, ReadonlySet<number>>()
  for (const [type, lines] of Map.groupBy(found, line => line.loggable_type)) {
    const resource = context.use(declared).resources.find(({ path }) => path === type)
    const scope = resource?.scope?.(context)
    if (resource && scope) seen.set(type, await idsSeen(context, resource, scope, lines))
  }
  return found.filter(({ loggable_type, loggable_id }) => seen.get(loggable_type)?.has(loggable_id) ?? true)
}

async function idsSeen(
  context: Context,
  { entity }: AnyResource,
  scope: Scope,
  lines: readonly Line[],
): Promise<ReadonlySet<number>> {
  const where = { ...scope, id: [...new Set(lines.map(line => line.loggable_id))] }
  const there = await readRows(context, entity, ['id'], where)
  const gone = lines.filter(({ description, old_value }) => description === 'deleted' && isWithin(scope, old_value))
  return new Set([...there.map(({ id }) => id), ...gone.map(line => line.loggable_id)])
}

const isWithin = (scope: Scope, row: Scope | null | undefined): boolean =>
  Object.entries(scope).every(([column, allowed]) => [allowed].flat().includes(row?.[column] ?? null))
