import { lines } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'

/** What a fitter looks at with a kind of equipment, in order; the kind is told by a word of its description. */
export const CheckList = tenantEntity({
  name: 'checklist',
  properties: {
    description: text(),
    /** "warmtepomp": it is for all equipment whose description has this. */
    kind: text(64),
    /** What is looked at, one on each line. */
    points: lines(4000),
  },
})
