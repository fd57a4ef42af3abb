import { not } from '@core/db/where'
import { keptWhile } from '@core/resource/kept-while'
import type { DeletionGuard } from '@core/resource/resource'
import { GenericDocument } from '../entities/generic-document'

/** What a customer has been sent stays until it is rolled back to a draft (G-DELDOC). */
export const onlyDraftsGo: DeletionGuard = {
  table: 'document',
  keeps: keptWhile(GenericDocument, 'id', { status: not('draft') }, 'document.only_drafts_go'),
}
