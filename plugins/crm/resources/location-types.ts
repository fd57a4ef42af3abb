import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { LocationType } from '../entities/location-type'

/** Kinds of places: whoever works with customers reads them, who sets up the company changes them (C-0026 to C-0030). */
export const locationTypes = resource({
  entity: LocationType,
  module: 'CRM',
  writers: { module: 'SETTINGS' },
  sort: 'description',
  called: { by: 'description' },
  prepare(type) {
    type.description = type.description.trim()
    if (!type.description) throw invalid('description', 'core.required')
  },
})
