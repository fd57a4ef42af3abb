import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { isMoment } from '@core/time/written-day'
import { type TObject, Type as t } from '@sinclair/typebox'
import { type HeldAddition, isOpen } from './additions'
import { enrichRecords } from './record'
import type { Enricher, OutgoingRow } from './resource'
import { type EntityRow, toRow } from './row'

/** What takes any value, because {@link withoutUnchanged} knows the one that is right. */
const AS_IT_IS = t.Optional(t.Unknown({ readOnly: true }))

/**
 * What a change takes, with every other field that the record answers: clients send records back whole. Such a field is
 * `readOnly` in the document, and good for nothing but the value that it has.
 */
export function bodyWithUnchanged({ properties, ...options }: TObject, row: TObject): TObject {
  // The path says which record it is, and the reader of the input compares that.
  const closed = Object.keys(row.properties).filter(name => name !== 'id' && !(name in properties))
  return t.Object({ ...properties, ...Object.fromEntries(closed.map(name => [name, AS_IT_IS])) }, options)
}

/**
 * What was sent, without the fields that only repeat what the record answers. `current` answers these; a body without them
 * costs nothing.
 *
 * @throws Problem 422 that names every field that may not be written and is not as it was
 */
export async function withoutUnchanged(
  { properties }: TObject,
  sent: Readonly<Record<string, unknown>>,
  current: (names: readonly string[]) => Promise<Readonly<Record<string, unknown>>>,
): Promise<Record<string, unknown>> {
  const repeated = Object.keys(sent).filter(name => properties[name]?.readOnly)
  if (!repeated.length) return { ...sent }
  const changed = changedOf(repeated, sent, await current(repeated))
  if (changed.length) {
    const errors = Object.fromEntries(changed.map((name): [string, FieldProblem] => [name, { key: 'core.read_only' }]))
    throw new Problem(422, 'core.invalid_input', { errors })
  }
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !repeated.includes(name)))
}

/** Those of the fields whose value is not the one that the record answers. */
export const changedOf = (
  names: readonly string[],
  sent: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): string[] => names.filter(name => !isDeepStrictEqual(comparable(sent[name]), comparable(row[name])))

/** Reads some fields of a record as its answer has them; what whoever asks may not read is not among them. */
export const fieldsAnswered =
  (
    context: Context,
    entity: Entity,
    record: EntityRow,
    enrichers: readonly Enricher[] = [],
    additions: readonly HeldAddition[] = [],
  ) =>
  async (names: readonly string[]): Promise<OutgoingRow> => {
    const row = toRow(entity, record)
    const open = additions.filter(addition => isOpen(addition, 'GET', context))
    const asked = [...enrichers, ...open].filter(({ fields }) => names.some(name => Object.hasOwn(fields, name)))
    await enrichRecords(asked, context, [row])
    return row
  }

/** A value as JSON has it, with moments as such: lists and records write them with more or fewer digits. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, inner) =>
    typeof inner === 'string' && isMoment(inner) ? Date.parse(inner) : inner,
  )
