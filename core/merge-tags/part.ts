import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { companySource, mergeSources, userSource } from './merge-sources'

/** What texts can be filled in with, whatever plugins there are. */
export const mergeTags = definePart({
  entries: [register(mergeSources, companySource), register(mergeSources, userSource)],
})
