import type { Entity } from '@core/db/entity'
import { referringColumns } from '@core/db/references'
import { name, run } from '@core/db/sql'
import type { Context } from '@core/http/context'

/** The text for a record that something refers to that would not go along, or nothing when it may go. */
export async function heldBy(context: Context, entity: Entity, id: number): Promise<string | undefined> {
  const columns = referringColumns(context.assembly.entities, entity)
  if (!columns.length) return undefined
  const [found] = await run<{ held: boolean }>(
    context.em,
    `select ${columns.map(({ table, column }) => `exists(select from ${name(table)} where company_id = ? and ${name(column)} = ?)`).join(' or ')} as held`,
    columns.flatMap(() => [context.company.id, id]),
  )
  return found?.held ? 'core.in_use' : undefined
}
