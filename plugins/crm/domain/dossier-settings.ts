import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

const texts = t.Array(t.String({ maxLength: 255 }))

/** Settings of a company for its dossiers. */
export const dossierSettings = moduleSettings({
  lead_sources: setting(texts, ['Eigen website']),
  cancel_reasons: setting(texts, []),
  /** Rich text above new leads. */
  custom_lead_infobox: setting(nullable(t.String({ maxLength: 100_000 })), null),
})
