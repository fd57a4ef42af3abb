import type { Context } from '@core/context/context'
import { additionsTo, type HeldAddition, isOpen, type SentFields } from '@core/resource/additions'
import { declared } from '@core/resource/declared'
import { ownerOf } from '@core/resource/describe-fields'
import type { AnyResource } from '@core/resource/resource'
import { type EntityRow, toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { importOptions } from './import-options'
import { type ImportedFields, importedFields } from './imported-fields'

/** Fields beside the columns of a record that its imports fill: its own, and those that other plugins add and take. */
export const writtenAdditions = (context: Context, resource: AnyResource): readonly HeldAddition[] => [
  ...(importOptions(resource)?.adds ?? []).map(addition => ({
    ...addition,
    modules: [],
    plugin: ownerOf(context.use(declared), resource),
  })),
  ...context.all(importedFields).flatMap(one => (one.resource === resource.path ? [asAddition(one)] : [])),
  ...additionsTo(context.use(declared).added, resource.path).filter(({ write }) => write),
]

const asAddition = ({ name, write }: ImportedFields): HeldAddition => ({
  fields: { [name]: t.Record(t.String(), t.Unknown()) },
  modules: [],
  plugin: '',
  // They stand with records of their own.
  run: async () => undefined,
  write: (record, given, context) => write(context, record, given[name] as Record<string, unknown>),
})

/** The same, as far as the user may write them. */
export const openAdditions = (context: Context, resource: AnyResource): readonly HeldAddition[] =>
  writtenAdditions(context, resource).filter(addition => isOpen(addition, 'PATCH', context))

/** A record, and the additions whose fields are looked at with it. */
export interface LookedAt {
  readonly record: EntityRow
  readonly additions: readonly HeldAddition[]
}

/** Records as they stand, each with the fields of its additions. */
export async function valuesOf(
  resource: AnyResource,
  context: Context,
  looked: readonly LookedAt[],
): Promise<Record<string, unknown>[]> {
  const rows = looked.map(({ record }) => toRow(resource.entity, record))
  for (const addition of new Set(looked.flatMap(({ additions }) => additions))) {
    const having = rows.filter((_, i) => looked[i]?.additions.includes(addition))
    await addition.run(having, context)
  }
  return rows
}

/** Fields that may change when this is written: writing one field of an addition may change its others. */
export const touchedBy = ({ own, added }: SentFields): string[] => [
  ...Object.keys(own),
  ...added.flatMap(({ addition }) => Object.keys(addition.fields)),
]
