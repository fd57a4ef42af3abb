import { resource } from '@core/resource/resource'
import { Company } from './company'

/**
 * What people fill in of a company. Platform and company have calls of their own for it, so that no part lists it among its
 * resources; forms and screens take its fields from here all the same.
 */
export const companyFields = resource({ entity: Company })
