import type { Context } from '@core/context/context'
import { lockByName } from '@core/db/lock-by-name'

/** What rules begin, cancel and do with a dossier happens one after another. */
export const holdFlow = (context: Context, flow_id: number): Promise<void> => lockByName(context, `workflow ${flow_id}`)
