import { on } from '@core/context/event'
import { deleteRows } from '@core/db/write'
import { userDeleted } from '@core/users/user-deleted'
import { Integration } from '../entities/integration'

/** Whoever left no longer shares a calendar. */
export const forgetLinks = on(userDeleted, 'forget-links', async ({ id }, context) => {
  await deleteRows(context, Integration, { user_id: id })
})
