import type { Context } from '@core/http/context'
import { bodyCheck } from '@core/http/input'
import { type FieldProblem, Problem } from '@core/http/problem'
import type { Assembly } from '@core/plugin/assembly'
import { bodyWith } from '@core/resource/additions'
import type { AnyResource } from '@core/resource/resource'
import { cellValue, type Notation } from './cell-value'
import type { Mapping } from './guess-mapping'
import { bodyOf, type ImportField } from './import-fields'
import { importOptions } from './import-options'
import type { Cell } from './import-row'
import { writtenAdditions } from './imported-additions'
import type { LookUp } from './look-up'

type Check = (value: unknown) => Record<string, unknown>

interface Checks {
  readonly create: Check
  readonly change: Check
}

const checks = new WeakMap<Assembly, Map<string, Checks>>()

/** The checks that `POST` and `PATCH` make of their bodies. */
export function checksOf(context: Context, resource: AnyResource): Checks {
  const all = checks.get(context.assembly) ?? new Map<string, Checks>()
  checks.set(context.assembly, all)
  let known = all.get(resource.path)
  if (!known) {
    const check = (partial: boolean) =>
      bodyCheck(bodyWith(bodyOf(resource, partial), writtenAdditions(context, resource)))
    known = { create: check(false), change: check(true) }
    all.set(resource.path, known)
  }
  return known
}

/** What reading rows of a file takes. */
export interface RowReader {
  readonly resource: AnyResource
  readonly fields: ReadonlyMap<string, ImportField>
  readonly mapping: Mapping
  readonly notation: Notation
  readonly lookUp: LookUp
}

/**
 * The body that a row of a file stands for. An empty cell says nothing: a new record gets the usual value, one that is
 * there keeps its own.
 *
 * @throws Problem 422 for a reference to nothing
 */
export async function inputOf(
  { resource, fields, mapping, notation, lookUp }: RowReader,
  context: Context,
  cells: readonly Cell[],
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  const errors: Record<string, FieldProblem> = {}
  const lookups = importOptions(resource)?.lookups
  for (const [column, name] of mapping.entries()) {
    const field = name === null ? undefined : fields.get(name)
    const cell = cells[column]
    if (!field || cell === null || cell === undefined || cell === '') continue
    const by = lookups?.[field.name]
    if (by) {
      const found = await lookUp(context, field.name, by, String(cell))
      if (typeof found === 'number') input[field.name] = found
      else errors[field.name] = found
    } else if (field.name.startsWith('custom_fields.'))
      own[field.name.slice('custom_fields.'.length)] = cellValue(field, cell, notation)
    else input[field.name] = cellValue(field, cell, notation)
  }
  if (Object.keys(errors).length) throw new Problem(422, 'core.invalid_input', { errors })
  return Object.keys(own).length ? { ...input, custom_fields: own } : input
}
