import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import type { OwnedFile } from '@core/files/owned-files'
import type { CustomerFlowFile, SharedFiles } from '../contract'
import { FlowFile } from '../entities/flow-file'

/** A shared file as it is stored. */
export interface SharedFile extends OwnedFile {
  size: number
  created_at: Date
  by_customer: boolean
}

/** A dossier, as far as files go by it. */
export interface FlowWithProfile {
  readonly id: number
  readonly flowprofile_id?: number | null
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
  async forCustomer(context, flow) {
    const found = await openRecords(context, FlowFile, { id: await sharedWith(context, flow) }, { sort: 'id' })
    return (found as SharedFile[]).map(asShared)
  },
}

/** The numbers of the files that the customer of a dossier sees: its own, those of its profile, and those for everybody. */
export async function sharedWith(context: Context, { id, flowprofile_id }: FlowWithProfile): Promise<number[]> {
  const hanging = [{ flow_id: id }, { companysettings_id: not(null) }, ...(flowprofile_id ? [{ flowprofile_id }] : [])]
  const found = await Promise.all(hanging.map(where => readRows(context, FlowFile, ['id'], where)))
  return found.flat().map(file => file.id)
}
