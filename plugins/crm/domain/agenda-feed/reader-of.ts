import { LEAST_ROLE } from '@core/context/access'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { readRow } from '@core/db/list'
import { fullname } from '@core/domain/fullname'
import { User } from '@core/users/user'

/** Whoever reads the own agenda elsewhere. */
export interface AgendaReader {
  readonly id: number
  readonly fullname: string
  readonly blacklist: readonly ModuleTag[]
}

/** The colleague whose agenda it is; nobody once they are gone or barred from the agenda in here. */
export async function readerOf(context: Context, userId: number): Promise<AgendaReader | null> {
  const user = await readRow(context, User, { id: userId })
  if (!user || user.role < LEAST_ROLE || user.user_type === 'partner') return null
  if (user.module_blacklist.includes('CRM')) return null
  return { id: userId, fullname: fullname(user), blacklist: user.module_blacklist }
}
