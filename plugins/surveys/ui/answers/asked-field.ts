import type { Answer } from '@core/ui'

/** A form as it is filled in. */
export type FilledItem = Answer<'get', '/api/flowdataitem/{id}'>

/** A field of it, as it was when the form was begun. */
export type AskedField = NonNullable<FilledItem['fields']>[number]

/** Answers by the name of their field. */
export type Answers = Readonly<Record<string, unknown>>
