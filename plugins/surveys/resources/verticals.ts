import { invalid } from '@core/context/problem'
import { holdThere } from '@core/db/hold-version'
import { readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import { openRecords } from '@core/db/open-record'
import { nullable, rowSchema } from '@core/db/schema'
import { duplicated } from '@core/resource/duplicated'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { copyFields, fieldsOf } from '../domain/copy-fields'
import { DRAFTED, refuseBesideDraft } from '../domain/form-draft'
import { placeFormAfter } from '../domain/place-after'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'

/** Forms of the company; those that are put away are not on offer any more (R-VERT-001). */
export const verticals = resource({
  entity: Vertical,
  module: 'SETTINGS',
  sort: 'order',
  called: { by: 'description' },
  readonly: ['revision', 'draft_of_id'],
  defaults: { archived: 0, draft_of_id: null },
  abilities: [
    ordered,
    duplicated<typeof Vertical>({
      title: 'description',
      without: ['order'],
      begins: { archived: 0 },
      async copied(copy, original, context) {
        await copyFields(context, copy.id, await fieldsOf(context, original.id))
        await placeFormAfter(context, copy, original)
      },
    }),
  ],
  enrich: [
    {
      fields: {
        draft_id: nullable(t.Integer({ description: 'The draft of what it asks next, which `publish` takes' })),
      },
      async run(rows, context) {
        const ids = rows.map(({ id }) => id)
        const drafts = await readRows(context, Vertical, ['id', 'draft_of_id'], { draft_of_id: ids })
        for (const row of rows) row.draft_id = drafts.find(draft => draft.draft_of_id === row.id)?.id ?? null
      },
    },
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
    const isOther = (name: string): boolean => before?.[name] !== Reflect.get(form, name)
    const changed = before ? Object.keys(changes).filter(isOther) : []
    if (DRAFTED.some(name => changed.includes(name))) await holdThere(context, Vertical, [form.id])
    await refuseBesideDraft(context, form, changed)
    if (before || changes.order !== undefined) return
    // Of several that are made at once each is behind the one before it.
    await lockByName(context, 'places of forms')
    const [last] = await readRows(context, Vertical, ['order'], {}, '-order', { limit: 1 })
    form.order = (last?.order ?? -1) + 1
  },
})
