import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, longText, recordOf, reference } from '@core/db/fields'
import { NOTE_SUBJECTS } from '../contract/subjects'

/** What a colleague wrote down about a dossier, a person or whatever else people work with. */
export const Note = tenantEntity({
  name: 'note',
  properties: {
    description: longText(),
    sticky: flag(),
    /** What it stands with: where it was written says so, and no form asks. */
    noteable_type: internal(choice(NOTE_SUBJECTS)),
    noteable_id: recordOf('noteable_type'),
    relation_id: internal(reference('relation', { whenGone: 'goAlong' }).nullable()),
    organization_id: internal(reference('organization', { whenGone: 'goAlong' }).nullable()),
    flow_id: internal(reference('flow', { whenGone: 'goAlong' }).nullable()),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
  },
})
