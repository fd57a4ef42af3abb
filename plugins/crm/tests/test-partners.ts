import { definePlugin } from '@core/plugin/define-plugin'
import { CustomField } from '@core/resource/custom-field'
import { resource } from '@core/resource/resource'
import { Organization } from '../entities/organization'

/** Stands in for the module with partners: here they are organizations, and their projects fields of the company. */
export const testPartners = definePlugin({
  code: 'partners',
  module: 'PARTNERMANAGEMENT',
  resources: [
    resource({ path: 'partner', entity: Organization, module: 'PARTNERMANAGEMENT' }),
    resource({
      path: 'partnerproject',
      entity: CustomField,
      module: 'PARTNERMANAGEMENT',
      called: { by: 'label' },
    }),
  ],
  locales: { nl: {}, en: {}, 'es-AR': {} },
})
