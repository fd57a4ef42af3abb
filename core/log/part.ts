import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { logItemsOfDay } from './api/log-items-of-day'
import { LogItem } from './log-item'
import { logged } from './logged'

/** Who did what to which record (R-LOG-001). */
export const log = definePart({
  entities: [LogItem],
  calls: [logItemsOfDay],
  entries: [register(abilities, logged)],
})
