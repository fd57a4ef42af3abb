import { type Static, Type as t } from '@sinclair/typebox'

/** What is looked at for an incident: done by whom and when, and what was found. */
export const checkSchema = t.Object({
  text: t.String({ maxLength: 255 }),
  done: t.Boolean(),
  note: t.Union([t.String({ maxLength: 255 }), t.Null()]),
  by: t.Union([t.String({ maxLength: 767 }), t.Null()]),
  at: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})
export type Check = Static<typeof checkSchema>
