import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { listMergeTags } from './api/list-merge-tags'
import { companySource, mergeSources, userSource } from './merge-sources'

/** What texts can be filled in with, whatever plugins there are. */
export const mergeTags = definePart({
  calls: [listMergeTags],
  entries: [register(mergeSources, companySource), register(mergeSources, userSource)],
})
