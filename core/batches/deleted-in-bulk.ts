import { type Ability, hasCall } from '@core/resource/ability'
import { hasTrash } from '@core/resource/record'
import { bulkDelete } from './bulk-delete'
import { trashCalls } from './trash-calls'

/** Adds bulk deletion to every resource whose records can be deleted. */
export const deletedInBulk: Ability = {
  name: 'deletedInBulk',
  calls: resource => (hasCall(resource, 'delete') ? [bulkDelete(resource)] : []),
}

/** Adds the trash calls to every deletable resource whose entity has a trash. */
export const trashed: Ability = {
  name: 'trashed',
  calls: (resource, additions) =>
    hasCall(resource, 'delete') && hasTrash(resource.entity) ? trashCalls(resource, additions) : [],
}
