import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** Settings of a company for its order confirmations. */
export const confirmationSettings = moduleSettings({
  /** Whether customers have to draw a signature to agree (R-DOC-027). */
  confirmation_approval_signature: setting(t.Boolean(), false),
})
