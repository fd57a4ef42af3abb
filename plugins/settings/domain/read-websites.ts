import { readRow } from '@core/db/list'
import { thereAmong } from '@core/users/there-among'
import type { Websites } from '../contract/website'
import { Website } from '../entities/website'

/** Reads websites for whoever takes their requests. */
export const readWebsites: Websites = {
  async website(context, id) {
    const found = await readRow(context, Website, { id })
    if (!found) return null
    const [user_id = null] = await thereAmong(context, [found.user_id])
    return { ...found, user_id, live: found.status === 'live' }
  },
}
