import { internal, lines, zeroOrOne } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, reference, searchText, text, whole } from '@core/db/fields'
import { VERTICAL_TYPES } from '../contract/field-types'

/** A form: what is asked at a survey, while work is carried out, or afterwards (S1 §3). */
export const Vertical = tenantEntity({
  name: 'vertical',
  properties: {
    description: text(),
    type: choice(VERTICAL_TYPES).default('intake'),
    help: lines(1000).nullable(),
    /** Filled in more than once for one dossier: a room, a roof, a window. */
    recurring: zeroOrOne(),
    archived: internal(zeroOrOne()),
    order: internal(whole().default(0)),
    /** Goes up with every change of what it asks; what was filled in keeps the one it was filled in with. */
    revision: internal(whole().default(1)),
    /** The form that takes over what this one asks once it is published; nobody fills in a draft. */
    draft_of_id: internal(reference('vertical', { whenGone: 'goAlong' }).nullable()),
    search_text: searchText<{ description: string }>(({ description }) => [description]),
  },
  sorted: ['description'],
})
