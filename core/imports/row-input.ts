import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import type { Cell } from '@core/db/imports/row-values'
import { bodyCheck } from '@core/http/input'
import { bodyWith } from '@core/resource/additions'
import { type Declared, declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { cellValue, type Notation } from './cell-value'
import type { Mapping } from './guess-mapping'
import { bodyOf, type ImportField } from './import-fields'
import { writtenAdditions } from './imported-additions'
import type { LookUp } from './look-up'
import { isSheetError } from './mend-sheet'

type Values = Record<string, unknown>
type Check = (value: unknown) => Record<string, unknown>

interface Checks {
  readonly create: Check
  readonly change: Check
}

const checks = new WeakMap<Declared, Map<string, Checks>>()

/** The checks that `POST` and `PATCH` make of their bodies. */
export function checksOf(context: Context, resource: AnyResource): Checks {
  const all = checks.get(context.use(declared)) ?? new Map<string, Checks>()
  checks.set(context.use(declared), all)
  let known = all.get(resource.path)
  if (!known) {
    const check = (partial: boolean) =>
      bodyCheck(bodyWith(bodyOf(resource, partial), writtenAdditions(context, resource)))
    known = { create: check(false), change: check(true) }
    all.set(resource.path, known)
  }
  return known
}

/** The resource, fields and values by which rows of a file are read. */
export interface RowReader {
  readonly resource: AnyResource
  readonly fields: ReadonlyMap<string, ImportField>
  readonly mapping: Mapping
  readonly notation: Notation
  readonly lookUp: LookUp
  /** Values for rows that say nothing of a field. */
  readonly defaults: Readonly<Record<string, unknown>>
}

/**
 * The body that a row of a file stands for; the fields of a record that it brings along stand together at its reference.
 * An empty cell says nothing: a new record gets the value for all rows or the usual one, one that is there keeps its own.
 *
 * @throws Problem 422 for a reference to nothing, and for a formula that went wrong
 */
export async function inputOf(
  { fields, mapping, notation, lookUp, defaults }: RowReader,
  context: Context,
  cells: readonly Cell[],
): Promise<Record<string, unknown>> {
  const input: Values = {}
  const errors: Record<string, FieldProblem> = {}
  for (const [column, name] of mapping.entries()) {
    const field = name === null ? undefined : fields.get(name)
    const cell = cells[column]
    if (!field || cell === null || cell === undefined || cell === '') continue
    if (isSheetError(cell)) errors[field.name] = { key: 'core.import_sheet_error', values: { value: String(cell) } }
    else if (field.lookUpBy) {
      const found = await lookUp(context, field.name, field.lookUpBy, String(cell))
      if (typeof found === 'number') put(input, field.name, found)
      else errors[field.name] = found
    } else if (isHouseNumber(fields, field.name) && DAY.test(String(cell)))
      errors[field.name] = { key: 'core.import_house_date', values: { value: String(cell) } }
    else put(input, field.name, cellValue(field, cell, notation))
  }
  if (Object.keys(errors).length) throw new Problem(422, 'core.invalid_input', { errors })
  return withDefaults(input, defaults)
}

/** What spreadsheets make of the house number 3-5. */
const DAY = /^\d{2}-\d{2}-\d{4}$/

/** Whether a field is the number of a house: it stands with a postcode. */
const isHouseNumber = (fields: RowReader['fields'], name: string): boolean =>
  /(?:^|\.)number(?:_addition)?$/.test(name) && fields.has(name.replace(/number(?:_addition)?$/, 'postcode'))

/** `relation_id.email` belongs to what stands at `relation_id`. */
function put(input: Values, path: string, value: unknown): void {
  const [outer = '', ...inner] = path.split('.')
  if (!inner.length) input[outer] = value
  else {
    input[outer] ??= {}
    put(input[outer] as Values, inner.join('.'), value)
  }
}

/** A value for something within a record counts only for rows that bring one along. */
function withDefaults(input: Values, defaults: Readonly<Values>): Values {
  const whole = { ...input }
  for (const [path, value] of Object.entries(defaults)) {
    const [outer = '', ...inner] = path.split('.')
    const there = whole[outer]
    // What several may stand in gets the value for all rows beside the row's own.
    if (!inner.length)
      whole[outer] =
        Array.isArray(there) && Array.isArray(value) ? [...new Set([...there, ...value])] : (there ?? value)
    else if (typeof there === 'object' && there !== null)
      whole[outer] = withDefaults(there as Values, { [inner.join('.')]: value })
  }
  return whole
}
