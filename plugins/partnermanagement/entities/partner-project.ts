import { tenantEntity, trash } from '@core/db/entity'
import { day, reference, searchText, text } from '@core/db/fields'

/** Work of a partner that belongs together: a neighbourhood, a building, a year. */
export const PartnerProject = tenantEntity({
  name: 'partnerproject',
  properties: {
    partner_id: reference('partner', { whenGone: 'goAlong' }),
    label: text(),
    start_date: day().nullable(),
    end_date: day().nullable(),
    /** The dossier for what concerns all of them: combined documents stand there. */
    mainflow_id: reference('flow', { whenGone: 'empty' }).nullable(),
    search_text: searchText<{ label?: string | null }>(row => [row.label]),
    ...trash,
  },
  indexes: [['partner_id', 'id'], ['mainflow_id']],
})
