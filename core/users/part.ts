import { modules } from '@core/context/modules'
import { definePart } from '@core/plugin/part'
import { createUser } from './api/create-user'
import { deleteUser } from './api/delete-user'
import { getCurrentUser } from './api/get-current-user'
import { updatePassword } from './api/update-password'
import { updateUser } from './api/update-user'
import { User } from './user'
import { userDeleted } from './user-deleted'
import { users as resource } from './users'

/** The people of a company. */
export const users = definePart({
  entities: [User],
  resources: [resource],
  calls: all => [getCurrentUser(all(modules)), createUser, ...updateUser, ...deleteUser, updatePassword],
  events: [userDeleted],
})
