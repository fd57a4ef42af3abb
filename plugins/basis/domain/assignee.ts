import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { checkUsers } from '@core/users/check-users'
import { flowReader } from '@plugins/crm/contract'
import { EVERYBODY, HANDLER } from '../contract/action-facts'

/**
 * Who a to-do is for now (R-ACT-008); whom it `had` may have left since.
 *
 * @throws Problem 422 for a colleague who is not there, and for the handler of no dossier
 */
export async function assigneeOf(
  context: Context,
  { user_id, flow_id }: { user_id: number; flow_id?: number | null | undefined },
  had?: unknown,
): Promise<number | null> {
  if (user_id === EVERYBODY) return null
  if (user_id !== HANDLER) {
    await checkUsers(context, 'user_id', [user_id], had)
    return user_id
  }
  if (!flow_id) throw invalid('user_id', 'basis.handler_of_nothing')
  return (await context.use(flowReader).flow(context, flow_id))?.user_id ?? null
}
