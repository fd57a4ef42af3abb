import { tenantEntity } from '@core/db/entity'
import { choice, flag, longText, recordOf, reference } from '@core/db/fields'

/** What a colleague wrote down about a dossier or a person. */
export const Note = tenantEntity({
  name: 'note',
  properties: {
    description: longText(),
    sticky: flag(),
    noteable_type: choice(['relation', 'flow', 'organization']),
    noteable_id: recordOf('noteable_type'),
    relation_id: reference('relation', { onDelete: 'cascade' }).nullable(),
    organization_id: reference('organization', { onDelete: 'cascade' }).nullable(),
    flow_id: reference('flow', { onDelete: 'cascade' }).nullable(),
    user_id: reference('user', { onDelete: 'set null' }).nullable(),
  },
})
