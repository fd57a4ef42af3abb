import type { Access, Call } from './call'
import type { Context, CurrentUser } from './context'
import { tagsOf } from './modules'
import { forbidden, Problem } from './problem'
import { type Scope, scopeOf } from './scopes'

/** Role that every call asks for unless it says otherwise. */
export const LEAST_ROLE = 100

/** Throws 401 when the user is gone and 403 when role, module or blacklist refuse (S0 §6). */
export function checkAccess(call: Pick<Call, 'access' | 'method'>, context: Context): void {
  const refusal = refusalOf(call, context)
  if (refusal) throw refusal
}

/** What a declared access says to whoever is asking: the problem, or nothing when they may. */
export function refusalOf({ access, method }: Pick<Call, 'access' | 'method'>, context: Context): Problem | undefined {
  const { user } = context
  if (!user) return new Problem(401, 'core.not_signed_in')
  if (user.scopes && !withinScopes(user.scopes, access, method, context)) return forbidden('core.outside_scopes')
  if ((access === 'in-person' || (typeof access === 'object' && 'inPerson' in access)) && !actsInPerson(user))
    return forbidden('core.in_person_only')
  if (access === 'signed-in' || access === 'in-person') return undefined
  if ('hash' in access) return forbidden()
  if (user.user_type === 'partner' && !access.partner) return forbidden()
  if (user.role < (access.role ?? LEAST_ROLE)) return forbidden()
  if ('module' in access && !tagsOf(access.module, context.all).some(module => context.owns(module)))
    return forbidden('core.module_not_owned')
  return undefined
}

/** Whether the user is here in person: neither an API token nor an administrator working as this user. */
export const actsInPerson = (user: CurrentUser): boolean => !user.scopes && !user.actor

/** Calls that belong to no module are part of BASIS; telling who one is needs no scope. */
function withinScopes(scopes: readonly Scope[], access: Access, method: string, context: Context): boolean {
  const reads = method === 'GET'
  if (access === 'signed-in' && reads) return true
  const modules =
    typeof access === 'object' && 'module' in access
      ? tagsOf(access.module, context.all).filter(module => context.owns(module))
      : (['BASIS'] as const)
  return modules.some(
    module => scopes.includes(scopeOf(module, 'write')) || (reads && scopes.includes(scopeOf(module, 'read'))),
  )
}
