import { defineEvent } from '@core/context/event'
import { Type as t } from '@sinclair/typebox'

/** A company registered itself and has its first administrator: what it starts with to look at hangs on this. */
export const companyRegistered = defineEvent('company.registered', t.Object({ id: t.Integer(), user_id: t.Integer() }))
