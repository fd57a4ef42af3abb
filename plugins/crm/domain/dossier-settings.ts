import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

const texts = t.Array(t.String({ maxLength: 255 }))

/** Settings of a company for its dossiers. */
export const dossierSettings = moduleSettings({
  lead_sources: setting(texts, ['Eigen website']),
  cancel_reasons: setting(texts, []),
  /** Whether customers are mailed that there is a message or a new version for them. */
  customer_notices: setting(t.Boolean(), true),
  /** Rich text above new leads. */
  custom_lead_infobox: setting(nullable(t.String({ maxLength: 100_000 })), null),
})
