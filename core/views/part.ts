import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { ListView } from './list-view'
import { listViews } from './list-views'
import { suggested } from './suggested'

/** Lists as users keep them: columns, order and filters, and what there is to filter on. */
export const views = definePart({
  entities: [ListView],
  resources: [listViews],
  entries: [register(abilities, suggested)],
})
