import { type Ability, offers } from '@core/resource/ability'
import { hasTrash } from '@core/resource/record'
import { bulkDelete } from './bulk-delete'
import { trashCalls } from './trash-calls'

/** Many records can be deleted at once, wherever one can. */
export const deletedInBulk: Ability = {
  name: 'deletedInBulk',
  calls: resource => (offers(resource, 'delete') ? [bulkDelete(resource)] : []),
}

/** What is deleted lies in a trash first, where the entity has one. */
export const trashed: Ability = {
  name: 'trashed',
  calls: (resource, additions) =>
    offers(resource, 'delete') && hasTrash(resource.entity) ? trashCalls(resource, additions) : [],
}
