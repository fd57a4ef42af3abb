import { not } from '@core/db/where'
import { keptWhile } from '@core/resource/kept-while'
import type { DeletionGuard } from '@core/resource/resource'
import { Quotation } from '../entities/quotation'

/** What a customer has been sent stays until it is rolled back to a draft (G-DELDOC). */
export const onlyDraftsGo: DeletionGuard = {
  table: 'quotation',
  keeps: keptWhile(Quotation, 'id', { status: not('draft') }, 'quotation.only_drafts_go'),
}
