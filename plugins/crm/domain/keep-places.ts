import { invalid } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { createRecord, enrichRecords, find, updateRecord } from '@core/resource/record'
import type { CustomerPlace, CustomerPlaces } from '../contract/locations'
import { Flow } from '../entities/flow'
import { Location } from '../entities/location'
import { locations } from '../resources/locations'

/** Places of customers, for the plugins whose records lie at them. */
export const keepPlaces: CustomerPlaces = {
  async read(context, ids) {
    const rows = ids.length ? await readRows(context, Location, 'all', { id: [...ids] }) : []
    const named = rows.map(row => ({ ...row, title: '', locationtype: null }))
    await enrichRecords(locations.enrich ?? [], context, named)
    return ids.flatMap(id => named.find(row => row.id === id) ?? []).map(asPlace)
  },
  async check(context, flowId, id) {
    const flow = await readRow(context, Flow, { id: flowId })
    const place = flow && (await readRow(context, Location, { id, relation_id: flow.relation_id }))
    if (!place) throw invalid('location_id', 'crm.location_of_another')
  },
  async make(context, flowId, data) {
    const flow = await readRow(context, Flow, { id: flowId })
    if (!flow) throw invalid('flow_id', 'core.unknown_reference')
    return (await createRecord(locations, context, { ...data, relation_id: flow.relation_id })).id
  },
  async change(context, id, data) {
    await updateRecord(locations, context, await find(locations, context, id), data)
  },
}

/** A place as others see one, without what only its own screens need. */
function asPlace({
  id,
  relation_id,
  title,
  description,
  location_type_id,
  locationtype,
  address,
  number,
  number_addition,
  postcode,
  city,
  country,
  lat,
  lng,
}: CustomerPlace): CustomerPlace {
  const street = { address, number, number_addition, postcode, city, country }
  return { id, relation_id, title, description, location_type_id, locationtype, ...street, lat, lng }
}
