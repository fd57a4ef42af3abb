import type { Context } from '@core/context/context'
import { createRecord, createRecords } from '@core/resource/record'
import { verticalDataFields } from '../resources/vertical-data-fields'
import { verticals } from '../resources/verticals'
import { FIRST_FORMS } from './first-forms'

/** Makes the forms that are ready to use: rooms, roofs, windows and walls. */
export async function makeFirstForms(context: Context) {
  const made = []
  for (const { description, recurring, fields } of FIRST_FORMS) {
    const form = await createRecord(verticals, context, { description, recurring })
    await createRecords(
      verticalDataFields,
      context,
      fields.map((field, order) => ({ ...field, order, vertical_id: form.id })),
    )
    made.push(form)
  }
  return made
}
