import type { Context } from '@core/context/context'
import type { FieldProblem } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { findByText } from '@core/db/imports/find-same'
import { referencedTable } from '@core/db/references'
import { declared } from '@core/resource/declared'
import { referencedResource } from '@core/resource/referenced-resource'
import type { AnyResource } from '@core/resource/resource'

/** The number of the record that a text stands for, or why there is none. */
export type LookUp = (context: Context, field: string, by: string, text: string) => Promise<number | FieldProblem>

/** Looks up records that the rows of one file refer to; each text once. */
export function lookUpFor(resource: AnyResource): LookUp {
  const known = new Map<string, Promise<number | FieldProblem>>()
  return (context, field, by, text) => {
    const key = `${field} ${text.toLowerCase()}`
    const found = known.get(key) ?? ask(context, targetOf(context, resource, field), by, text)
    known.set(key, found)
    return found
  }
}

function targetOf(context: Context, resource: AnyResource, field: string): Entity {
  const table = referencedTable(resource.entity, field)
  const target =
    context.use(declared).entities.find(({ meta }) => meta.tableName === table) ??
    referencedResource(context, resource, field)?.entity
  if (!target) throw new Error(`${resource.path}.${field} refers to no table`)
  return target
}

async function ask(context: Context, target: Entity, by: string, text: string): Promise<number | FieldProblem> {
  const [only, second] = await findByText(context, target, by, text.trim())
  if (only && !second) return only
  return { key: only ? 'core.import_several' : 'core.import_none', values: { value: text.slice(0, 100) } }
}
