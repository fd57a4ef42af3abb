import { takeTurn } from '@core/db/take-turn'
import type { Context } from '@core/http/context'
import { Problem } from '@core/http/problem'
import type { OwnedFiles } from './owned-files'

/** Files of one table that customers may have sent about one dossier: their link is no storage. */
const MOST = 100

/**
 * Makes sure that the customer of a dossier may send one more; what comes at once is counted one after the other.
 *
 * @throws Problem 422 with the text of `refusal`, which may say how many `{{most}}` are
 */
export async function roomForCustomer(
  { resource: { path, entity } }: OwnedFiles,
  context: Context,
  flowId: number,
  refusal: string,
): Promise<void> {
  await takeTurn(context, `${path} of flow ${flowId}`)
  const sent = await context.em.count(entity as never, { flow_id: flowId, by_customer: true } as never)
  if (sent >= MOST) throw new Problem(422, refusal, { values: { most: MOST } })
}
