import { type Static, Type as t } from '@sinclair/typebox'

/** What every event about a change tells: which records were changed together, and in which fields. */
export const changedRecords = t.Object({ ids: t.Array(t.Integer()), changed: t.Array(t.String()) })
export type ChangedRecords = Static<typeof changedRecords>
