import { type Access, type Call, isForUsers as isOfUsers, linksOf as kindsOf } from '@core/context/call'
import { type ModuleTag, tagsOf } from '@core/context/modules'
import type { PublicCall } from '@core/platform/public-call'

/** Who stands at the door. */
export interface Visitor {
  readonly token: boolean
  readonly role: number
  readonly partner?: boolean
  readonly owned: readonly ModuleTag[]
  readonly blacklist?: readonly ModuleTag[]
  /** An API token instead of a person, with what it may. */
  readonly scopes?: readonly string[]
}

/** The calls of an assembly name tags: what plugins add is among them. */
const none = () => []

/** What the declared access of a call says to somebody: an answer, or the status of the refusal (DESIGN §5). */
export function verdict({ access, method }: Call | PublicCall, visitor: Visitor): 'in' | 401 | 403 {
  if (access === 'public' || (typeof access === 'object' && 'hash' in access)) return 'in'
  if (!visitor.token) return 401
  if (visitor.scopes && !scoped(access, method, visitor)) return 403
  if (access === 'signed-in' || access === 'in-person') return 'in'
  if (visitor.partner && !access.partner) return 403
  if (visitor.role < (access.role ?? 100)) return 403
  const usable = visitor.owned.filter(module => !visitor.blacklist?.includes(module))
  return 'module' in access && !tagsOf(access.module, none).some(module => usable.includes(module)) ? 403 : 'in'
}

/** An API token reads and writes what its scopes name; what belongs to no module is BASIS. Some things only a person does. */
function scoped(access: Access, method: string, { scopes = [], owned }: Visitor): boolean {
  if (access === 'in-person' || (typeof access === 'object' && 'inPerson' in access)) return false
  if (access === 'signed-in' && method === 'GET') return true
  const asked = typeof access === 'object' && 'module' in access ? tagsOf(access.module, none) : ['BASIS']
  const usable = asked.filter(tag => tag === 'BASIS' || owned.includes(tag as ModuleTag))
  return usable.some(tag => scopes.includes(`${tag}:write`) || (method === 'GET' && scopes.includes(`${tag}:read`)))
}

/** The modules of which a call asks one. */
export const modulesOf = ({ access }: Call | PublicCall): readonly ModuleTag[] =>
  typeof access === 'object' && 'module' in access ? tagsOf(access.module, none) : []

/** Kinds of hash link that open a call. */
export const linksOf = ({ access }: Call | PublicCall) => kindsOf(access)

/** Whether a call is for users, be it for customers too. */
export const isForUsers = ({ access }: Call | PublicCall) => isOfUsers(access)
