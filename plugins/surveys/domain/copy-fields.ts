import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { VerticalDataField } from '../entities/vertical-data-field'

export type FieldRow = Row<typeof VerticalDataField>

/** The fields of a form, in their order. Where some share a place each gets its own: copies have other numbers to sort by. */
export async function fieldsOf(context: Context, formId: number): Promise<FieldRow[]> {
  const fields = await readRows(context, VerticalDataField, 'all', { vertical_id: formId }, 'order')
  const isShared = new Set(fields.map(({ order }) => order)).size < fields.length
  return isShared ? fields.map((field, order) => ({ ...field, order })) : fields
}

/** What a field asks and how, without its number and where it belongs. */
export const askedOf = ({
  id,
  company_id,
  version,
  created_at,
  updated_at,
  vertical_id,
  group_id,
  draft_of_id,
  ...asked
}: FieldRow) => asked

/**
 * Gives a form copies of fields.
 *
 * @param groups numbers that groups of other fields have in the form, by the number they had
 * @param more what each copy gets beside what it asks
 */
export async function copyFields(
  context: Context,
  vertical_id: number,
  fields: readonly FieldRow[],
  groups: Map<number, number> = new Map(),
  more: (field: FieldRow) => object = () => ({}),
): Promise<void> {
  // Fields of a group come after the group itself, whose number they need.
  for (const inGroup of [false, true]) {
    const some = fields.filter(({ group_id }) => (group_id !== null) === inGroup)
    const made = await insertRows(
      context,
      VerticalDataField,
      some.map(field => ({
        ...askedOf(field),
        ...more(field),
        vertical_id,
        group_id: field.group_id === null ? null : (groups.get(field.group_id) ?? null),
      })),
    )
    for (const [at, { id }] of some.entries()) groups.set(id, made[at] as number)
  }
}
