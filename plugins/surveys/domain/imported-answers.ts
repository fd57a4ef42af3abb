import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import type { ImportField } from '@core/imports/import-fields'
import type { ImportedFields } from '@core/imports/imported-fields'
import { createRecord } from '@core/resource/record'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { type FieldType, optionsOf } from '../contract/field-types'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { flowDataItems, flowDataOf } from '../resources/flow-data-items'

const NAME = 'form_data'

/** What one cell can say; photos, signatures and rows of a group are no text of a sheet. */
const CELLS: Partial<Record<FieldType, (options: readonly string[]) => TSchema>> = {
  text: () => t.String(),
  textarea: () => t.String(),
  time: () => t.String(),
  number: () => t.Number(),
  date: () => t.String({ format: 'date' }),
  checkbox: () => t.Boolean(),
  selectbox: options => t.Union(options.map(option => t.Literal(option))),
  multiselect: options => t.Array(t.Union(options.map(option => t.Literal(option)))),
}

/** Dossiers are imported with answers in the forms on offer: a row with any of them begins that form (G-IMPF). */
export const importedAnswers: ImportedFields = {
  resource: 'flow',
  name: NAME,
  async fields(context) {
    const forms = await readRows(context, Vertical, ['id', 'description'], { archived: 0 }, 'order')
    if (!forms.length) return []
    const where = { vertical_id: forms.map(({ id }) => id), group_id: null }
    const asked = await readRows(context, VerticalDataField, 'all', where, 'order')
    return forms.flatMap(form =>
      asked.flatMap((field): ImportField[] => {
        const { field_name, field_label } = field
        const cell = CELLS[field.field_type as FieldType]
        if (field.vertical_id !== form.id || !cell) return []
        return [
          {
            name: `${NAME}.${form.id}.${field_name}`,
            label: `${form.description}: ${field_label}`,
            names: [field_name, field_label, `${form.description} ${field_label}`],
            schema: cell(optionsOf(field.options)),
            required: false,
            words: new Map(),
          },
        ]
      }),
    )
  },
  async write(context, { id }, given) {
    const { id: flow_data_id } = await flowDataOf(context, id)
    for (const [form, field_values] of Object.entries(given))
      await begin(context, Number(form), flow_data_id, field_values)
  },
}

/** @throws Problem 422 by the names that the fields have in the import */
async function begin(context: Context, vertical_id: number, flow_data_id: number, field_values: unknown) {
  try {
    await createRecord(flowDataItems, context, { vertical_id, flow_data_id, field_values })
  } catch (error) {
    if (!(error instanceof Problem) || !error.options.errors) throw error
    const errors: Record<string, FieldProblem> = Object.fromEntries(
      Object.entries(error.options.errors).map(([field, problem]) => [
        field.replace('field_values', `${NAME}.${vertical_id}`),
        problem,
      ]),
    )
    throw new Problem(error.status, error.key, { ...error.options, errors })
  }
}
