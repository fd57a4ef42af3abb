import { confirmDiscard, useBeforeLeaving } from '@core/ui'
import type { SaveQueue } from '@core/ui/records'
import type { CalculationStore } from '../calculation/use-calculation'

/** How long leaving waits for an answer, in milliseconds. */
const PATIENCE_MS = 2000

/**
 * Leaving the editor first sends what waits. A line that the server fails on is told and kept: one stays to try again, or
 * gives it up. What the connection holds up travels on after leaving.
 */
export function useLeaveSaved({ pending, settle }: SaveQueue, { unsaved, giveUp }: CalculationStore): void {
  useBeforeLeaving(
    () => pending > 0 || unsaved(),
    async () => {
      await Promise.race([settle(), new Promise(done => setTimeout(done, PATIENCE_MS))])
      if (!unsaved()) return true
      const leave = await confirmDiscard()
      if (leave) giveUp()
      return leave
    },
  )
}
