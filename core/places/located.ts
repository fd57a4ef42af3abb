import { type Access, type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { type Entity, hasPlace } from '@core/db/entity'
import { keepPlace } from '@core/db/keep-place'
import { readRow } from '@core/db/list'
import { nullable } from '@core/db/schema'
import type { Where } from '@core/db/where'
import { addressOf } from '@core/geocoding/address'
import type { Place } from '@core/geocoding/geocoder'
import { type Ability, hasCall } from '@core/resource/ability'
import { addressFields } from '@core/resource/address-fields'
import { accessOf, idParams } from '@core/resource/schemas'
import { type TObject, Type as t } from '@sinclair/typebox'

/** A call that finds the place of a record: which, and who may ask. */
interface Locating<P extends TObject> {
  /** Path of the record: `organization/:id`. */
  readonly path: string
  readonly access: Access
  readonly entity: Entity
  readonly params?: P
  readonly of: (context: Context, params: Record<string, unknown>) => Where
}

interface Heard {
  readonly record: Placed
  readonly place?: Place
}

type Placed = Record<string, unknown> & { id: number; lat: number | null; lng: number | null }

/**
 * Looks up where the address of a record is, unless that is known, and keeps it. Apart from saving: a service that is
 * slow or knows no such address costs nobody what was typed (R-FILE-006). Without a service or an address there is no
 * place and no problem. Nobody typed a place, so that the record keeps its version and nobody's change is stale.
 */
export const locateCall = <P extends TObject>({ path, access, entity, params, of }: Locating<P>): Call =>
  call({
    method: 'POST',
    path: `${path}/locate`,
    access,
    limit: { of: 'place of an address', most: 60, seconds: 60 },
    summary: 'The place of its address, looked up when it is not known yet',
    ...(params ? { params: params as TObject } : {}),
    response: t.Object({ lat: nullable(t.Number()), lng: nullable(t.Number()) }),
    async reachOut(context, { params }) {
      const record = await recordOf(context, entity, of(context, params))
      const address = addressOf(record)
      const { geocoder } = context
      return async (): Promise<Heard> => {
        if (isPlaced(record) || !address || !geocoder) return { record }
        const place = await geocoder.find(address)
        if (!place) throw invalid('address', 'core.place_not_found')
        return { record, place }
      }
    },
    async run(context, { params, heard: { record, place } }) {
      if (place) await keep(context, entity, record, place)
      const { lat, lng } = await recordOf(context, entity, of(context, params))
      return { lat, lng }
    },
  })

/** The place of each record can be looked up, where the entity has one. */
export const located: Ability = {
  name: 'located',
  calls: resource =>
    hasCall(resource, 'get') && hasPlace(resource.entity)
      ? [
          locateCall({
            path: `${resource.path}/:id`,
            access: accessOf(resource),
            entity: resource.entity,
            params: idParams,
            of: (context, { id }) => ({ ...resource.scope?.(context), id }),
          }),
        ]
      : [],
}

const isPlaced = ({ lat, lng }: Placed) => lat !== null && lng !== null

async function recordOf(context: Context, entity: Entity, where: Where): Promise<Placed> {
  const record = await readRow(context, entity, where)
  if (!record) throw notFound()
  return record as Placed
}

/** Unless somebody changed the address, or gave it a place, while it was looked up. */
async function keep(context: Context, entity: Entity, record: Placed, place: Place): Promise<void> {
  const unchanged = Object.fromEntries(
    ['id', 'lat', 'lng', ...addressFields(entity)].map(field => [field, record[field] ?? null]),
  )
  await keepPlace(context, entity, unchanged, place)
}
