import { invalid } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import { openRecords } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { duplicated } from '@core/resource/duplicated'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { placeFormAfter } from '../domain/place-after'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'

/** Forms of the company; those that are put away are not on offer any more (R-VERT-001). */
export const verticals = resource({
  entity: Vertical,
  module: 'SETTINGS',
  sort: 'order',
  called: { by: 'description' },
  readonly: ['revision'],
  defaults: { archived: 0 },
  abilities: [
    ordered,
    duplicated<typeof Vertical>({
      title: 'description',
      without: ['order'],
      async copied(copy, original, context) {
        const fields = await readRows(context, VerticalDataField, 'all', { vertical_id: original.id }, 'order')
        const groups = new Map<number, number>()
        // Fields of a group come after the group itself, whose number they need.
        for (const inGroup of [false, true]) {
          const some = fields.filter(({ group_id }) => (group_id !== null) === inGroup)
          const made = await insertRows(
            context,
            VerticalDataField,
            some.map(({ id, version, created_at, updated_at, group_id, ...field }) => ({
              ...field,
              vertical_id: copy.id,
              group_id: group_id === null ? null : groups.get(group_id),
            })),
          )
          for (const [at, { id }] of some.entries()) groups.set(id, made[at] as number)
        }
        await placeFormAfter(context, copy, original)
      },
    }),
  ],
  enrich: [
    {
      single: true,
      fields: { verticaldatafields: t.Array(rowSchema(VerticalDataField)) },
      async run(rows, context) {
        const ids = rows.map(({ id }) => Number(id))
        const fields = await openRecords(context, VerticalDataField, { vertical_id: ids }, { sort: 'order' })
        for (const row of rows)
          row.verticaldatafields = fields
            .filter(({ vertical_id }) => vertical_id === row.id)
            .map(field => toRow(VerticalDataField, field))
      },
    },
  ],
  async prepare(form, context, changes, before) {
    form.description = form.description.trim()
    if (!form.description) throw invalid('description', 'core.required')
    if (before || changes.order !== undefined) return
    // Of several that are made at once each is behind the one before it.
    await lockByName(context, 'places of forms')
    const [last] = await readRows(context, Vertical, ['order'], {}, '-order', { limit: 1 })
    form.order = (last?.order ?? -1) + 1
  },
})
