import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** Which profile new dossiers have. */
export const profileSettings = moduleSettings({
  standard_flowprofile_id: setting(nullable(t.Integer()), null),
})
