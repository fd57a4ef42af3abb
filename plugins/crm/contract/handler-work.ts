import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** Work that the adviser of a dossier has in it, and that another adviser can take over. */
export interface HandlerWork {
  count(context: Context, flowId: number, userId: number): Promise<number>
  /** Answers how much went along. */
  move(context: Context, flowId: number, from: number, to: number): Promise<number>
}

/** Who keeps work of advisers says what of it goes along with a dossier (R-FLOW-022). */
export const handlerWork = defineRegistry<HandlerWork>('crm.handler-work')
