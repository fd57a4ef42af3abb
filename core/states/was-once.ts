import type { Context } from '@core/context/context'
import { statusChanges } from '@core/db/log/status-changes'
import type { AnyStates } from './states'

/** Whether a record had come to a status before the request that asks: what follows from that once has followed then. */
export const wasOnce = async (
  context: Context,
  { entity }: Pick<AnyStates, 'entity'>,
  id: number,
  status: string,
): Promise<boolean> => (await statusChanges(context, entity.meta.tableName, id)).some(({ to }) => to === status)
