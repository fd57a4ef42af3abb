import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { Type as t } from '@sinclair/typebox'
import type { Ability } from './ability'
import { checkVersion, find, updateRecords, withVersion } from './record'
import type { AnyResource } from './resource'
import { type EntityRow, toRow } from './row'
import { accessToWrite, rowWith } from './schemas'

/** Records put in order at a time. */
const MOST = 500

/** Records are put in order by dragging: a resource with a column `order`. */
export const ordered: Ability = { name: 'ordered', calls: resource => [orderCall(resource)] }

/**
 * `POST {resource}/updateorder`: where records stand among each other after dragging, for a resource with a column
 * `order`. All of them move or none: one that is unknown or may not change leaves everything as it was. With
 * `If-Match` the versions of the records, added up, must be what they were when they were seen.
 */
function orderCall(resource: AnyResource): Call {
  const { entity, path } = resource
  return call({
    method: 'POST',
    path: `${path}/updateorder`,
    access: accessToWrite(resource),
    summary: `Order of ${path} after dragging; \`If-Match\` takes their versions added up`,
    conditional: true,
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
    async run(context, { body, request }) {
      // Read together: each is then in the hands of the mapper, and finding it costs no statement of its own.
      await openRecords(context, entity, { id: body.items.map(({ id }) => id) })
      const moved = await Promise.all(body.items.map(({ id }) => find(resource, context, id)))
      const moves = body.items.map(({ order }, at) => ({ record: moved[at] as EntityRow, given: { order } }))
      await putInOrder(resource, context, request, moves)
      return answerOrder(resource, moved)
    },
  })
}

/**
 * Gives records their places, with all that a change of each brings: its checks, log and events.
 *
 * @throws Problem 412 with the records as they are when `If-Match` names another {@link versionOf} them
 */
export async function putInOrder(
  resource: AnyResource,
  context: Context,
  request: Request,
  moves: readonly { readonly record: EntityRow; readonly given: Record<string, unknown> }[],
): Promise<void> {
  const moved = moves.map(({ record }) => record)
  await checkVersion(request, versionOf(moved), async () => answerOrder(resource, moved))
  await updateRecords(resource, context, moves)
}

/** The version of several records: theirs added up. Each only goes up, so it is the same while none of them changed. */
const versionOf = (records: readonly EntityRow[]): EntityRow => ({
  id: 0,
  version: [...new Set(records)].reduce((sum, { version }) => sum + Number(version ?? 1), 0),
})

function answerOrder({ entity }: AnyResource, moved: readonly EntityRow[]): Response {
  const rows = [...new Set(moved)].map(record => toRow(entity, record))
  return withVersion(Response.json(rows.toSorted((a, b) => Number(a.order) - Number(b.order))), versionOf(moved))
}
