import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** Keeps what customers say yes to before the work begins. */
export interface Agreements {
  /** Those of these dossiers whose customer said yes to something that is kept here. */
  agreedOf(context: Context, flowIds: readonly number[]): Promise<readonly number[]>
}
export const agreements = defineRegistry<Agreements>('crm.agreements')
