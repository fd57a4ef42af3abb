import { Type as t } from '@sinclair/typebox'

/** What goes into one field of a call (R-WEBH-007): a value with merge tags, what stands for none, and an example. */
export const tagRule = t.Object(
  {
    fieldkey: t.String({ minLength: 1, maxLength: 255, pattern: '\\S' }),
    fieldvalue: t.Optional(t.Union([t.String({ maxLength: 2000 }), t.Null()])),
    nullvalue: t.Optional(t.Union([t.String({ maxLength: 2000 }), t.Null()])),
    example: t.Optional(t.Union([t.String({ maxLength: 2000 }), t.Null()])),
  },
  { additionalProperties: false },
)
