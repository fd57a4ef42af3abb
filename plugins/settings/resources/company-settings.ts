import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { CompanySettings } from '@core/tenancy/company-settings'

/** The settings of the company: one record, made with the company. */
export const companySettings = resource({
  entity: CompanySettings,
  module: 'SETTINGS',
  writers: { role: 1000 },
  calls: ['list', 'get', 'update'],
  prepare(settings) {
    if (settings.brand_button_color && !/^#[0-9a-f]{6}$/i.test(settings.brand_button_color))
      throw invalid('brand_button_color', 'core.invalid_color')
  },
})
