import { Type as t } from '@sinclair/typebox'

/** One e-mail address in a body; `emailAddress()` is the same of a column. */
export const emailSchema = t.String({ format: 'email', maxLength: 255 })
