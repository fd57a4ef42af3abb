import { type Call, call } from '@core/context/call'
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
  const known = [...textFields(entity), ...partsOf(entity)].map(name => t.Literal(name))
  const own = hasCustomFields(entity) ? [t.String({ pattern: OWN_FIELD.source, maxLength: 64 })] : []
  return call({
    method: 'GET',
    path: `${path}/values`,
    access: accessOf(resource),
    summary: `Texts in use in a field of ${path}, to filter on; those of most rows first`,
    query: t.Object({
      field: t.Union([...known, ...own]),
      query: t.Optional(t.String({ maxLength: 255, description: 'Part of them' })),
    }),
    response: t.Array(t.Object({ value: t.String(), count: t.Integer() })),
    async run(context, { query: { field, query = '' } }) {
      const { where } = selectionOf(resource, context, {})
      return usedValues(context, entity, field, { where, piece: query.trim(), limit: MOST })
    },
  })
}
