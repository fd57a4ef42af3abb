import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { hasCustomFields } from '@core/db/entity'
import { usedValues } from '@core/db/used-values'
import { type Ability, hasCall } from '@core/resource/ability'
import { OWN_FIELD, selectionOf } from '@core/resource/list-rows'
import type { AnyResource } from '@core/resource/resource'
import { accessOf, partsOf, textFields } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'

/** Values that are offered at once. */
const MOST = 50

/** Adds to every list that can be narrowed to a text what stands in its columns, to choose from. */
export const suggested: Ability = {
  name: 'suggested',
  calls: resource =>
    hasCall(resource, 'list') && textFields(resource.entity).length + partsOf(resource.entity).length
      ? [valuesInUse(resource)]
      : [],
}

/** The texts of a column, those of most rows first: nobody has to know how a place is written. */
function valuesInUse(resource: AnyResource): Call {
  const { entity, path } = resource
  const known = new Set([...textFields(entity), ...partsOf(entity)])
  return call({
    method: 'GET',
    path: `${path}/values`,
    access: accessOf(resource),
    summary: `Texts in use in a field of ${path}, to filter on; those of most rows first`,
    query: t.Object({
      field: t.String({
        maxLength: 64,
        description: `One of ${[...known].join(', ')}, or a text of the company's own`,
      }),
      query: t.Optional(t.String({ maxLength: 255, description: 'Part of them' })),
    }),
    response: t.Array(t.Object({ value: t.String(), count: t.Integer() })),
    example: { field: [...known][0] },
    async run(context, { query: { field, query = '' } }) {
      if (!known.has(field) && !(hasCustomFields(entity) && OWN_FIELD.test(field)))
        throw invalid('field', 'core.unknown_field')
      const { where } = selectionOf(resource, context, {})
      return usedValues(context, entity, field, { where, piece: query.trim(), limit: MOST })
    },
  })
}
