import { readRow } from '@core/db/list'
import type { Websites } from '../contract/website'
import { Website } from '../entities/website'

/** Reads websites for whoever takes their requests. */
export const readWebsites: Websites = {
  async website(context, id) {
    const found = await readRow(context, Website, { id })
    return found ? { ...found, live: found.status === 'live' } : null
  },
}
