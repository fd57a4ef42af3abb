import type { DeletionGuard } from '@core/resource/resource'
import { Quotation } from '../entities/quotation'

/** What a customer has been sent stays until it is rolled back to a draft (G-DELDOC). */
export const onlyDraftsGo: DeletionGuard = {
  table: 'quotation',
  may: async (id, context) =>
    (await context.em.count(Quotation, { id, status: { $ne: 'draft' } })) ? 'quotation.only_drafts_go' : true,
}
