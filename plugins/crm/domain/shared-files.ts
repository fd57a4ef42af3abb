import { openRecords } from '@core/db/open-record'
import type { OwnedFile } from '@core/files/owned-files'
import type { CustomerFlowFile, SharedFiles } from '../contract'
import { FlowFile } from '../entities/flow-file'

/** A shared file as it is stored. */
export interface SharedFile extends OwnedFile {
  size: number
  created_at: Date
  by_customer: boolean
}

/** A shared file as the customer of its dossier sees it. */
export const asShared = ({
  id,
  filename,
  content_type,
  size,
  created_at,
  by_customer,
}: SharedFile): CustomerFlowFile => ({
  id,
  filename,
  content_type,
  size,
  created_at: created_at.toISOString(),
  by_customer,
})

/** Tells other plugins which files a dossier shares with its customer. */
export const shareFiles: SharedFiles = {
  async forCustomer(context, flowId) {
    const found = await openRecords(context, FlowFile, { flow_id: flowId }, { sort: 'id' })
    return (found as SharedFile[]).map(asShared)
  },
}
