import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { fullname } from '@core/domain/fullname'
import { User } from '@core/users/user'
import { Type as t } from '@sinclair/typebox'

/** Whom the customer deals with. */
export const adviserSchema = nullable(
  t.Object({ fullname: t.String(), email: t.String(), phone: nullable(t.String()) }),
)

/** The first of these users who still works at the company. */
export async function adviserOf(context: Context, ...ids: readonly (number | null | undefined)[]) {
  for (const id of ids) {
    const user = id ? await openRecord(context, User, { id, deleted_at: null }) : null
    if (user) return { fullname: fullname(user), email: user.email, phone: user.phone ?? null }
  }
  return null
}
