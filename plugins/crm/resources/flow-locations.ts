import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { resource } from '@core/resource/resource'
import { writeFlows } from '../domain/flow-writer'
import { keepPlaces } from '../domain/keep-places'
import { FlowLocation } from '../entities/flow-location'

/** Where dossiers are as well, besides their address. A place is named once. */
export const flowLocations = resource({
  entity: FlowLocation,
  module: 'CRM',
  sort: 'id',
  called: { by: 'id' },
  calls: ['list', 'get', 'create', 'delete'],
  async prepare({ flow_id, location_id }, context) {
    await writeFlows.hold(context, [flow_id])
    await keepPlaces.check(context, flow_id, location_id)
    if (await openRecord(context, FlowLocation, { flow_id, location_id }))
      throw invalid('location_id', 'crm.location_there_already')
  },
})
