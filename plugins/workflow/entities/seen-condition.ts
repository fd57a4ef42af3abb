import { Type as t } from '@sinclair/typebox'

/** A condition as it was when a rule looked. */
export const seenCondition = t.Object({
  text: t.String(),
  value: t.Union([t.String(), t.Null()]),
  holds: t.Boolean(),
})
