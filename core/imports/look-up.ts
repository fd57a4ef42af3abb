import type { Entity } from '@core/db/entity'
import { referencedTable } from '@core/db/references'
import { name, run } from '@core/db/sql'
import { conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'
import type { FieldProblem } from '@core/http/problem'
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
  const target = context.assembly.entities.find(({ meta }) => meta.tableName === table)
  if (!target) throw new Error(`${resource.path}.${field} refers to no table`)
  return target
}

async function ask(context: Context, target: Entity, by: string, text: string): Promise<number | FieldProblem> {
  const { text: rows, values } = conditionOf(target, context.company.id)
  const found = await run<{ id: string }>(
    context.em,
    `select id from ${name(target.meta.tableName)} where ${rows} and lower(${name(by)}) = lower(?) limit 2`,
    [...values, text.trim()],
  )
  const [only] = found
  if (only && found.length === 1) return Number(only.id)
  return { key: only ? 'core.import_several' : 'core.import_none', values: { value: text.slice(0, 100) } }
}
