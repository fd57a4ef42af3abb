import { not } from '@core/db/where'
import { keptWhile } from '@core/resource/kept-while'
import type { DeletionGuard } from '@core/resource/resource'
import { Confirmation } from '../entities/confirmation'

/** What a customer has been sent stays until it is rolled back to a draft (G-DELDOC). */
export const onlyDraftsGo: DeletionGuard = {
  table: 'confirmation',
  keeps: keptWhile(Confirmation, 'id', { status: not('draft') }, 'confirmation.only_drafts_go'),
}
