import { definePart } from '@core/plugin/part'
import { search as searchCall, userSearch } from './api/search'

/** One search over all that plugins let be found. */
export const search = definePart({ calls: [searchCall, userSearch] })
