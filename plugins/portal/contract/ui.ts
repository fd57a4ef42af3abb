import { defineSlot } from '@core/ui'

/**
 * On the page of a dossier, above the messages: what its customer reports about work that was done, and what became of
 * it. `hash` is the link of the dossier. Whoever fills it stands under a heading of its own, and draws nothing where
 * there is nothing.
 */
export const customerIncidents = defineSlot<{ hash: string; company: string }>('portal.incidents')
