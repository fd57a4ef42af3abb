import { definePlugin } from '@core/plugin/define-plugin'
import { resource } from '@core/resource/resource'
import { Organization } from '../entities/organization'

/** Stands in for the module with partners: here they are organizations. */
export const testPartners = definePlugin({
  code: 'partners',
  module: 'PARTNERMANAGEMENT',
  resources: [resource({ path: 'partner', entity: Organization, module: 'PARTNERMANAGEMENT' })],
  locales: { nl: {}, en: {}, 'es-AR': {} },
})
