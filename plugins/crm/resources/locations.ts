import { defineEvent } from '@core/context/event'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable, type Row } from '@core/db/schema'
import { addressOf } from '@core/geocoding/address'
import { changedRecords } from '@core/resource/changed'
import { type Enricher, resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { checkAddress } from '../domain/checked-address'
import { nameOfPlace } from '../domain/name-of-place'
import { Location } from '../entities/location'
import { LocationType } from '../entities/location-type'

/** Places of customers were changed. */
export const locationUpdated = defineEvent('location.updated', changedRecords)

/** What a place is called, and what it is (E-0299). */
const named: Enricher = {
  fields: {
    title: t.String(),
    locationtype: nullable(t.Object({ id: t.Integer(), description: t.String() })),
  },
  async run(rows, context) {
    const ids = [...new Set(rows.flatMap(row => (row.location_type_id ? [Number(row.location_type_id)] : [])))]
    const types = ids.length ? await readRows(context, LocationType, ['id', 'description'], { id: ids }) : []
    for (const row of rows) {
      row.title = nameOfPlace(row as Row<typeof Location>)
      row.locationtype = types.find(({ id }) => id === row.location_type_id) ?? null
    }
  },
}

/** Places of customers (S1 §3, G-LOC). Whose a place is stays. */
export const locations = resource({
  entity: Location,
  module: 'CRM',
  sort: 'id',
  called: { by: 'title', notes: ['postcode'], sort: 'city' },
  events: { updated: locationUpdated },
  enrich: [named],
  async prepare(location, context, changes, before) {
    if (before && 'relation_id' in changes && changes.relation_id !== before.relation_id)
      throw invalid('relation_id', 'crm.location_stays_theirs')
    if (!addressOf(location) && !location.description?.trim()) throw invalid('address', 'core.required')
    checkAddress(location, context, changes)
  },
})
