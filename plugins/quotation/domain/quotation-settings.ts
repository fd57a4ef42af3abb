import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** Settings of a company for its quotations. */
export const quotationSettings = moduleSettings({
  /** Whether customers have to draw a signature to agree (R-DOC-027). */
  quotation_approval_signature: setting(t.Boolean(), false),
  /** Whether customers who do not answer are asked by themselves: nobody is mailed before the company chose it. */
  quotation_follow_up: setting(t.Boolean(), false),
  /** After how many days from the sending, once or twice. */
  quotation_follow_up_days: setting(
    t.Array(t.Integer({ minimum: 1, maximum: 60 }), { minItems: 1, maxItems: 2 }),
    [5, 12],
  ),
})
