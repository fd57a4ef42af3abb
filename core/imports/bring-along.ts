import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import type { Brought } from '@core/db/imports/row-values'
import { createRecord } from '@core/resource/record'
import { findBrought } from './find-brought'
import type { BroughtAlong } from './import-options'
import { checksOf } from './row-input'

type Values = Record<string, unknown>
type Brings = Readonly<Record<string, BroughtAlong>>

/**
 * Finds or makes the records that a row brings along, and puts their numbers where their fields stood. What is there
 * already stays as it is.
 *
 * @throws Problem 422 by field, such as `relation_id.email`
 */
export async function bringAlong(
  context: Context,
  brings: Brings,
  input: Values,
): Promise<{ input: Values; along: readonly Brought[] }> {
  const numbered = { ...input }
  const along: Brought[] = []
  for (const [column, one] of Object.entries(brings)) {
    const given = input[column]
    if (typeof given !== 'object' || given === null) continue
    const brought = await under(column, () => bring(context, one, one.complete?.(given as Values) ?? (given as Values)))
    numbered[column] = brought[0]?.id
    along.push(...brought)
  }
  return { input: numbered, along }
}

async function bring(context: Context, one: BroughtAlong, given: Values): Promise<readonly Brought[]> {
  const { resource, brings = {} } = one
  const found = await findBrought(context, one, given)
  if (found) return [{ resource: resource.path, id: found, made: false }]
  const { input, along } = await bringAlong(context, brings, given)
  const { id } = await createRecord(resource, context, checksOf(context, resource).create(input))
  return [{ resource: resource.path, id, made: true }, ...along]
}

/** Names the fields of what was brought along by the column that it is for. */
async function under<T>(column: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !error.options.errors) throw error
    const errors: Record<string, FieldProblem> = Object.fromEntries(
      Object.entries(error.options.errors).map(([field, problem]) => [`${column}.${field}`, problem]),
    )
    throw new Problem(error.status, error.key, { ...error.options, errors })
  }
}
