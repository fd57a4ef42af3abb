import type { Call, PublicCall } from '@core/http/call'
import type { ModuleTag } from '@core/tenancy/modules'

/** Who stands at the door. */
export interface Visitor {
  readonly token: boolean
  readonly role: number
  readonly partner?: boolean
  readonly owned: readonly ModuleTag[]
  readonly blacklist?: readonly ModuleTag[]
}

/** What the declared access of a call says to somebody: an answer, or the status of the refusal (DESIGN §5). */
export function verdict({ access }: Call | PublicCall, visitor: Visitor): 'in' | 401 | 403 {
  if (access === 'public' || (typeof access === 'object' && 'hash' in access)) return 'in'
  if (!visitor.token) return 401
  if (access === 'signed-in' || access === 'in-person') return 'in'
  if (visitor.partner && !access.partner) return 403
  if (visitor.role < (access.role ?? 100)) return 403
  const usable = visitor.owned.filter(module => !visitor.blacklist?.includes(module))
  return 'module' in access && ![access.module].flat().some(module => usable.includes(module)) ? 403 : 'in'
}

/** The modules of which a call asks one. */
export const modulesOf = ({ access }: Call | PublicCall): readonly ModuleTag[] =>
  typeof access === 'object' && 'module' in access ? [access.module].flat() : []

/** Kinds of hash link that open a call. */
export const linksOf = ({ access }: Call | PublicCall) =>
  typeof access === 'object' && 'hash' in access ? [access.hash].flat() : []
