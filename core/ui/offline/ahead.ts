import { Problem } from '../api/problem.ts'
import { currentRegistry } from '../define/registry.ts'
import type { Place } from '../define/slot.ts'
import { fillsOf } from '../define/use-fills.ts'
import { currentUser } from '../session/current-user.ts'

/** Asks ahead for what a screen will ask, with the same calls: the device keeps the answers. */
export type AskAhead<About> = (about: About) => Promise<unknown>

/** What is fetched for a day, such as `2026-11-25`, so that it is there on the road without a connection. */
export const aheadOfDay: Place<AskAhead<string>> = { name: 'basis.ahead' }

/** Lets all plugins fetch ahead what belongs to something, one after the other, until the connection is gone. */
export async function askAhead<About>(place: Place<AskAhead<About>>, about: About): Promise<void> {
  for (const { load } of fillsOf(currentRegistry().fills, place, currentUser()))
    try {
      await (await load()).default(about)
    } catch (error) {
      // The next hour tries again; what is forbidden or gone is not there on the road either.
      if (!(error instanceof Problem)) throw error
      if (error.unreachable) return
    }
}
