import { invalid } from '@core/context/problem'
import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { partnerEvents } from '../contract'
import { Partner } from '../entities/partner'

/** Partners (S1 §3). */
export const partners = resource({
  entity: Partner,
  module: 'PARTNERMANAGEMENT',
  sort: '-name',
  called: { by: 'name', sort: 'name' },
  events: partnerEvents,
  abilities: [imported({ match: ['name'] })],
  prepare(partner) {
    partner.name = partner.name.trim()
    if (!partner.name) throw invalid('name', 'core.required')
    if (partner.start_date && partner.end_date && partner.end_date < partner.start_date)
      throw invalid('end_date', 'partnermanagement.ends_before')
  },
})
