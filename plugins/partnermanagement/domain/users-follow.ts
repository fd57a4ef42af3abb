import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { removeUser, restoreUser } from '@core/users/remove-user'
import { User } from '@core/users/user'
import { partnerEvents } from '../contract'
import { Partner } from '../entities/partner'

/** Who signs in for a partner goes with it (R-PART-004). */
async function takeAlong({ id }: { readonly id: number }, context: Context): Promise<void> {
  const partner = await openRecord(context, Partner, id, { hold: true })
  if (!partner) return
  const users = await openRecords(context, User, { partner_id: id, user_type: 'partner', deleted_at: null })
  for (const user of users) await removeUser(context, user)
  partner.trashed_user_ids = users.map(user => user.id)
}

/** They come back with it, but for whose log-in name somebody else has by now (G-DELP). */
async function bringBack({ id }: { readonly id: number }, context: Context): Promise<void> {
  const partner = await openRecord(context, Partner, id, { hold: true })
  if (!partner?.trashed_user_ids.length) return
  const users = await openRecords(context, User, { id: partner.trashed_user_ids, partner_id: id })
  for (const user of users) if (user.deleted_at) await restoreUser(context, user)
  partner.trashed_user_ids = []
}

export const usersFollow: readonly EventHandler[] = [
  on(partnerEvents.deleted, 'delete its users', takeAlong, { within: true }),
  on(partnerEvents.restored, 'put its users back', bringBack, { within: true }),
]
