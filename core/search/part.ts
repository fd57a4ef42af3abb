import { definePart } from '@core/plugin/part'
import { searchCalls } from './api/search'
import { searchGroups } from './search-groups'

/** One search over all that plugins let be found. */
export const search = definePart({ calls: all => searchCalls(all(searchGroups).map(({ group }) => group)) })
