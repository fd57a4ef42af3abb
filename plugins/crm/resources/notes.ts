import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { checkLoose } from '../domain/check-loose'
import { Note } from '../entities/note'

/** What a note may stand with; none of it in the trash. */
const REFERS = { flow_id: 'flow', relation_id: 'relation', organization_id: 'organization' }

/** Notes on dossiers, people and organizations; the writer is whoever is signed in. */
export const notes = resource({
  entity: Note,
  module: 'CRM',
  sort: '-created_at',
  readonly: ['user_id'],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(note, context, changes, before) {
    await checkLoose(context, REFERS, changes, before)
    if (!before) note.user_id = context.user?.id ?? null
  },
})
