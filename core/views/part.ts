import { definePart } from '@core/plugin/part'
import { ListView } from './list-view'
import { listViews } from './list-views'

/** Lists as users keep them: columns, order and filters. */
export const views = definePart({ entities: [ListView], resources: [listViews] })
