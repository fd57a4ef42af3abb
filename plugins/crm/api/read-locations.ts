import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { enrichRecords, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type LyingThere, liesAtPlaces } from '../contract/locations'
import { FlowLocation } from '../entities/flow-location'
import { Location } from '../entities/location'
import { flows } from '../resources/flows'
import { locations } from '../resources/locations'
import { relations } from '../resources/relations'

const enrich = locations.enrich ?? []
const row = rowWith(locations, enrich)

/** The places of a customer, each with what it is (C-0553). */
const ofRelation = call({
  method: 'GET',
  path: 'relation/:id/locations',
  access: { module: 'CRM' },
  summary: 'The places of a relation',
  params: idParams,
  response: t.Array(row),
  async run(context, { params: { id: relation_id } }) {
    await find(relations, context, relation_id)
    const rows = await readRows(context, Location, 'all', { relation_id }, 'id')
    await enrichRecords(enrich, context, rows)
    return rows
  },
})

/** Where a dossier is: its address first, then where it is as well, and where something of it lies (C-0511). */
const ofFlow = call({
  method: 'GET',
  path: 'flow/:id/getLocations',
  access: { module: 'CRM' },
  summary: 'The places where a dossier is; none while that is at the address of its customer alone',
  params: idParams,
  response: t.Array(
    t.Intersect([
      row,
      t.Object({
        is_address: t.Boolean({ description: 'The work is there, and not where the customer lives' }),
        flowlocation_id: nullable(t.Integer({ description: 'What says that the dossier is there as well' })),
        forms: t.Array(t.Object({ id: t.Integer(), title: t.String() })),
      }),
    ]),
  ),
  async run(context, { params: { id: flow_id } }) {
    const flow = await find(flows, context, flow_id)
    const others = await readRows(context, FlowLocation, ['id', 'location_id'], { flow_id }, 'id')
    const lying: LyingThere[] = []
    for (const keeper of context.all(liesAtPlaces)) lying.push(...(await keeper.of(context, flow_id)))
    const address = flow.location_id ?? 0
    const ids = [...others, ...lying].map(({ location_id }) => location_id)
    const rows = await readRows(context, Location, 'all', { id: [...new Set([address, ...ids])] }, 'id')
    await enrichRecords(enrich, context, rows)
    return rows
      .toSorted((one, other) => Number(other.id === address) - Number(one.id === address))
      .map(place => ({
        ...place,
        is_address: place.id === address,
        flowlocation_id: others.find(({ location_id }) => location_id === place.id)?.id ?? null,
        forms: lying.flatMap(({ location_id, id, title }) => (location_id === place.id ? [{ id, title }] : [])),
      }))
  },
})

export const readLocations = [ofRelation, ofFlow]
