import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { cancelBatch, getBatch } from './api/get-batch'
import { undoBatch } from './api/undo-batch'
import { Batch } from './batch'
import { BatchChange } from './batch-change'
import { batchWorks } from './batch-work'
import { deleteRecords, destroyRecords, eraseRecords } from './bulk-delete'
import { restoreRecords } from './bulk-restore'
import { deletedInBulk, trashed } from './deleted-in-bulk'
import { runBatch } from './run-batch'

/** Long work on many records: it shows how far it is and can be cancelled. */
export const batches = definePart({
  entities: [Batch, BatchChange],
  calls: [getBatch, cancelBatch, undoBatch],
  jobs: [runBatch],
  entries: [
    ...[deleteRecords, destroyRecords, eraseRecords, restoreRecords].map(work => register(batchWorks, work)),
    register(abilities, deletedInBulk),
    register(abilities, trashed),
  ],
})
