import { type Static, Type as t } from '@sinclair/typebox'

/** What every event about a move tells: which record, of which dossier, from where to where, and by whom. */
export const moved = t.Object({
  id: t.Integer(),
  flow_id: t.Union([t.Integer(), t.Null()]),
  from: t.String(),
  to: t.String(),
  by: t.Union([t.String({ description: 'Name of the user or customer' }), t.Null()]),
})
export type Moved = Static<typeof moved>
