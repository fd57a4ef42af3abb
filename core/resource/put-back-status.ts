import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { PUT_BACK } from '@core/states/lineage'
import { putBack } from '@core/states/put-back'
import type { Stateful } from '@core/states/states'
import { type TObject, Type as t } from '@sinclair/typebox'
import type { AnyResource } from './resource'
import type { EntityRow } from './row'

/** What a change takes of a resource whose status can be put back: the status as well. */
export function bodyWithStatus(resource: AnyResource, body: TObject): TObject {
  if (!resource.states?.putBack) return body
  const { properties, ...options } = body
  return t.Object(
    {
      status: t.Optional(t.String({ maxLength: 32 })),
      ...properties,
      update_reason: t.Optional(t.Union([t.String({ maxLength: 64 }), t.Null()])),
    },
    options,
  )
}

/**
 * Puts the status back when a change asks for that: an earlier status with `update_reason` set to `rollbackstatus`, and
 * nothing else (R-DOC-004).
 *
 * @returns whether it did; otherwise the change is one like any other
 * @throws Problem 422 for another status without that reason or beside other fields
 */
export async function putStatusBack(
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  sent: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { status, update_reason, ...others } = sent
  const stays = update_reason !== PUT_BACK && (status === record.status || Boolean(resource.states?.direct))
  if (!resource.states?.putBack || status === undefined || stays) return false
  if (update_reason !== PUT_BACK || Object.keys(others).length) throw invalid('status', 'core.only_rolled_back')
  await putBack(context, resource.states, record as unknown as Stateful, String(status))
  return true
}
