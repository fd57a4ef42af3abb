import { Problem } from '../api/problem.ts'
import { currentRegistry } from '../define/registry.ts'
import type { Place } from '../define/slot.ts'
import { fillsOf } from '../define/use-fills.ts'
import { type CurrentUser, currentUser } from '../session/current-user.ts'

/** Asks ahead for what a screen will ask, with the same calls: the device keeps the answers. Or sends what was left on it. */
export type AskAhead<About> = (about: About) => Promise<unknown>

/** What is fetched for a day, such as `2026-11-25`, so that it is there on the road without a connection. */
export const aheadOfDay: Place<AskAhead<string>> = { name: 'basis.ahead' }

/** What this device still has for the server is sent, for whoever is signed in: at the start, and once there is a connection again. */
export const leftOnDevice: Place<AskAhead<CurrentUser>> = { name: 'basis.left' }

/** Lets all plugins ask or send what belongs to something, one after the other, until the connection is gone. */
export async function askAhead<About>(place: Place<AskAhead<About>>, about: About): Promise<void> {
  for (const { load } of fillsOf(currentRegistry().fills, place, currentUser()))
    try {
      await (await load()).default(about)
    } catch (error) {
      // It is tried again later; what is forbidden or gone is not there on the road either.
      if (!(error instanceof Problem)) throw error
      if (error.unreachable) return
    }
}
