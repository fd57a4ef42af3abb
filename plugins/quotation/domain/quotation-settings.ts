import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** Settings of a company for its quotations. */
export const quotationSettings = moduleSettings({
  /** Whether customers have to draw a signature to agree (R-DOC-027). */
  quotation_approval_signature: setting(t.Boolean(), false),
})
