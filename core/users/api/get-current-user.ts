import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import type { DeclaredModule } from '@core/context/modules'
import { Problem } from '@core/context/problem'
import { customerPagesOf } from '@core/links/hash'
import { assembled } from '@core/plugin/assembly'
import { currentUserOf, currentUserSchema } from '../current-user'

/** The signed-in user with module flags and remotes (S0 §3.1). */
export const getCurrentUser = (modules: readonly DeclaredModule[]) =>
  call({
    method: 'GET',
    path: 'user/getcurrentuser',
    access: 'signed-in',
    summary: 'The signed-in user, module flags and the micro-frontends to load',
    response: currentUserSchema(modules),
    async run(context) {
      const { id, actor, scopes } = signedIn(context)
      const assembly = context.use(assembled)
      const found = await currentUserOf(context.em, assembly, context.company.id, id, actor)
      if (!found) throw new Problem(401, 'core.not_signed_in')
      return {
        ...found,
        // Who works as somebody else seals under a key of their own, and programs have no device.
        device_key: scopes
          ? ''
          : context.secrets.token(`device of user ${context.company.id}/${id}${actor ? ` by ${actor.id}` : ''}`),
        customer_pages: customerPagesOf(context, context.company, assembly.links.values()),
      }
    },
  })
