import { refusalOf } from '@core/context/access'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { type FieldProblem, Problem } from '@core/context/problem'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import type { Addition } from './resource'

/** An addition with the path of the resource that it is for. */
export interface AddedTo {
  readonly resource: string
  readonly addition: Addition
}

/** Whose an addition is, and the modules of which a company must own every one: without them there is no trace of it. */
interface Held {
  readonly modules: readonly ModuleTag[]
  /** Code of the plugin that adds it. */
  readonly plugin: string
}

export interface HeldAddition extends Addition, Held {}
export interface HeldAddedTo extends AddedTo, Held {}

/** What plugins add to the records of this resource. */
export const additionsTo = (added: readonly HeldAddedTo[], path: string): readonly HeldAddition[] =>
  added
    .filter(({ resource }) => resource === path)
    .map(({ addition, modules, plugin }) => ({ ...addition, modules, plugin }))

/** The query parameter that asks for added fields; none where nothing is added. */
export const withParam = (additions: readonly Addition[]): Record<string, TSchema> =>
  additions.length
    ? {
        with: t.Optional(
          t.String({
            maxLength: 1000,
            description: `Fields that other modules add, separated by commas: ${namesOf(additions).join(', ')}`,
          }),
        ),
      }
    : {}

/**
 * The additions with these fields, as far as whoever asks may read them.
 *
 * @throws Problem 422 for a field that nobody adds, or not for this user
 */
export function additionsWith(
  additions: readonly HeldAddition[],
  context: Context,
  names: readonly string[],
  parameter: string,
): readonly HeldAddition[] {
  const open = additions.filter(addition => isOpen(addition, 'GET', context))
  const known = namesOf(open)
  if (names.some(name => !known.includes(name))) throw unknown([parameter])
  return open.filter(addition => Object.keys(addition.fields).some(name => names.includes(name)))
}

/** The additions that a request asks for by `with`. */
export const additionsAsked = (
  additions: readonly HeldAddition[],
  context: Context,
  query: Readonly<Record<string, unknown>>,
): readonly HeldAddition[] =>
  typeof query.with === 'string' ? additionsWith(additions, context, query.with.split(','), 'with') : []

/** What is sent to make or change a record, with the added fields that can be sent. */
export function bodyWith(own: TObject, additions: readonly Addition[]): TObject {
  const writable = additions.filter(({ write }) => write).flatMap(({ fields }) => Object.entries(fields))
  if (!writable.length) return own
  const added = Object.fromEntries(writable.map(([name, schema]) => [name, t.Optional(schema)]))
  const { properties, ...options } = own
  return t.Object({ ...properties, ...added }, options)
}

/** What was sent, taken apart: the record's own fields, and those of each addition. */
export interface SentFields {
  readonly own: Record<string, unknown>
  readonly added: readonly { readonly addition: HeldAddition; readonly given: Record<string, unknown> }[]
}

/** @throws Problem 422 for an added field that is not for this user */
export function takeApart(
  additions: readonly HeldAddition[],
  context: Context,
  sent: Readonly<Record<string, unknown>>,
): SentFields {
  const added = additions
    .map(addition => ({ addition, given: picked(sent, name => Object.hasOwn(addition.fields, name)) }))
    .filter(({ given }) => Object.keys(given).length > 0)
  const closed = added.filter(({ addition }) => !isOpen(addition, 'PATCH', context))
  if (closed.length) throw unknown(closed.flatMap(({ given }) => Object.keys(given)))
  const names = namesOf(additions)
  return { own: picked(sent, name => !names.includes(name)), added }
}

/** Writes what was sent for additions; answers those whose fields belong in the answer. */
export async function writeAdded(
  { added }: SentFields,
  record: { readonly id: number },
  context: Context,
): Promise<readonly Addition[]> {
  for (const { addition, given } of added) await addition.write?.(record, given, context)
  return added.map(({ addition }) => addition)
}

/** Modules, blacklist and scopes decide as they do for a call. */
export const isOpen = ({ modules }: HeldAddition, method: 'GET' | 'PATCH', context: Context) =>
  modules.every(module => !refusalOf({ access: { module }, method }, context))

export const namesOf = (additions: readonly Addition[]) => additions.flatMap(({ fields }) => Object.keys(fields))

const picked = (values: Readonly<Record<string, unknown>>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)))

function unknown(names: readonly string[]): Problem {
  const errors: Record<string, FieldProblem> = Object.fromEntries(
    names.map(name => [name, { key: 'core.unknown_field' }]),
  )
  return new Problem(422, 'core.invalid_input', { errors })
}
