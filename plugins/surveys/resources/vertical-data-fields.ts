import { duplicated } from '@core/resource/duplicated'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { checkField } from '../domain/check-field'
import { openForms } from '../domain/open-forms'
import { placeFieldAfter } from '../domain/place-after'
import { VerticalDataField } from '../entities/vertical-data-field'

/** Fields of forms. A new one is on offer for products (R-VERT-009). */
export const verticalDataFields = resource({
  entity: VerticalDataField,
  module: 'SETTINGS',
  sort: 'order',
  called: { by: 'field_label', notes: ['field_name'] },
  readonly: ['draft_of_id'],
  abilities: [
    ordered,
    duplicated<typeof VerticalDataField>({
      title: 'field_label',
      without: ['order', 'field_name'],
      copied: async (copy, original, context) => placeFieldAfter(context, copy, original),
    }),
  ],
  openWhole: openForms,
  async prepare(field, context, changes, before) {
    if (!before && changes.selectable_in_products === undefined) field.selectable_in_products = 1
    await checkField(field, context, changes, before)
  },
})
