import type { ModuleTag } from '@core/context/modules'
import { sharedEntity } from '@core/db/entity'
import { code, moment } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** One row per module a company has bought, or tries out (G-OWN). */
export const CompanyModule = sharedEntity({
  name: 'company_module',
  lies: 'everywhere',
  properties: {
    company_id: p.bigint('number').primary(),
    /** Its tag. It stays while the plugin that sells it is not deployed. */
    module: code().$type<ModuleTag>().primary(),
    /** Until when it is on trial; bought without one. */
    trial_until: moment().nullable(),
    created_at: moment().onCreate(() => new Date()),
  },
})

declare module '@core/db/tables' {
  interface Tables {
    company_module: TableOf<typeof CompanyModule>
  }
}
