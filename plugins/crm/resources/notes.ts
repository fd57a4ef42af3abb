import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { standWith } from '../domain/stand-with'
import { Note } from '../entities/note'

/** Notes on dossiers, people and organizations; the writer is whoever is signed in. */
export const notes = resource({
  entity: Note,
  module: 'CRM',
  sort: '-created_at',
  readonly: ['user_id'],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  prepare(note, context, _, before) {
    standWith(note, note.noteable_type, note.noteable_id)
    if (!before) note.user_id = context.user?.id ?? null
  },
})
