import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import type { FlowRecord } from '../entities/flow'
import { Location } from '../entities/location'

interface Person {
  readonly id: number
  readonly city?: string | null
}

/**
 * Says in which town a dossier is: that of the place of work, or else of its customer. With another contact person comes
 * another address.
 *
 * @throws Problem 422 for a place of somebody else
 */
export async function placeDossier(
  context: Context,
  flow: FlowRecord,
  relation: Person,
  { moves, isNew }: { readonly moves: boolean; readonly isNew: boolean },
): Promise<void> {
  const location = flow.location_id ? await openRecord(context, Location, flow.location_id) : null
  if (location && location.relation_id !== relation.id) {
    if (!moves) throw invalid('location_id', 'crm.location_of_another')
    flow.location_id = null
    flow.city = relation.city ?? null
    return
  }
  const town = location?.city ?? relation.city ?? null
  flow.city = isNew && !location ? (flow.city ?? town) : town
}
