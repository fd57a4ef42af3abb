import { resource } from '@core/resource/resource'
import { Organization } from '../entities/organization'

/** Organizations (S1 §3). */
export const organizations = resource({ entity: Organization, module: 'CRM', sort: 'name' })
