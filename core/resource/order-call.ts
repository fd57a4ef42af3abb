import { type Call, call } from '@core/http/call'
import { Type as t } from '@sinclair/typebox'
import { find, prepare } from './record'
import type { AnyResource } from './resource'
import { type EntityRow, toRow } from './row'
import { accessOf, rowWith } from './schemas'

/** Records put in order at a time. */
const MOST = 500

/**
 * `POST {resource}/updateorder`: where records stand among each other after dragging, for a resource with a column
 * `order`. All of them move or none: one that is unknown or may not change leaves everything as it was.
 */
export function orderCall(resource: AnyResource): Call {
  const { entity, path } = resource
  return call({
    method: 'POST',
    path: `${path}/updateorder`,
    access: accessOf(resource, resource.writeRole ?? resource.role),
    summary: `Order of ${path} after dragging`,
    body: t.Object({
      items: t.Array(t.Object({ id: t.Integer(), order: t.Integer({ minimum: 0, maximum: 1_000_000 }) }), {
        maxItems: MOST,
      }),
    }),
    response: t.Array(rowWith(resource, [])),
    example: {
      items: [
        { id: 2, order: 0 },
        { id: 1, order: 1 },
      ],
    },
    async run(context, { body }) {
      // Read together: each is then in the hands of the mapper, and finding it costs no statement of its own.
      await context.em.find(entity as never, { id: { $in: body.items.map(({ id }) => id) } } as never)
      const moved = await Promise.all(body.items.map(({ id }) => find(resource, context, id)))
      for (const [at, { order }] of body.items.entries()) {
        const record = moved[at] as EntityRow
        const before = { order: record.order }
        record.order = order
        await prepare(resource, record, context, { order }, before)
      }
      await context.em.flush()
      return moved.map(record => toRow(entity, record)).toSorted((a, b) => Number(a.order) - Number(b.order)) as never
    },
  })
}
