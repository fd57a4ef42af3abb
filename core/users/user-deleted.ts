import { defineEvent } from '@core/context/event'
import { Type as t } from '@sinclair/typebox'

/** A user was put in the trash: what plugins keep for them alone goes too. */
export const userDeleted = defineEvent('user.deleted', t.Object({ id: t.Integer() }))
