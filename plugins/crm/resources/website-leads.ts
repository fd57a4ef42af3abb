import { resource } from '@core/resource/resource'
import { WebsiteLead } from '../entities/website-lead'

/** What came in by websites, word for word: kept for some weeks. */
export const websiteLeads = resource({
  entity: WebsiteLead,
  module: 'CRM',
  sort: '-created_at',
  calls: ['list', 'get'],
  called: { by: 'name' },
})
