import type { Access } from './call'
import type { Context } from './context'
import { forbidden, Problem } from './problem'

/** Role that every call asks for unless it says otherwise. */
const LEAST_ROLE = 100

/** Throws 401 when the user is gone and 403 when role, module or blacklist refuse (S0 §6). */
export function checkAccess(access: Access, context: Context): void {
  const { user } = context
  if (!user) throw new Problem(401, 'core.not_signed_in')
  if (access === 'signed-in') return
  if ('hash' in access) throw forbidden()
  if (user.user_type === 'partner' && !access.partner) throw forbidden()
  if (user.role < (access.role ?? LEAST_ROLE)) throw forbidden()
  if ('module' in access && ![access.module].flat().some(module => context.owns(module)))
    throw forbidden('core.module_not_owned')
}
