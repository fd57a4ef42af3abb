import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { textOf } from '@core/context/reason'
import { find, restoreRecord, restoreRefusalOf } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import { accessToWrite } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type BatchWork, batchWork } from './batch-work'
import { batchAnswer, someIds } from './bulk-delete'
import { type OfResource, present, resourceAt } from './of-resource'
import { startBatch } from './start-batch'

/** Takes records out of the trash one by one. */
export const restoreRecords: BatchWork<OfResource> = batchWork(
  'core.restore-records',
  async (context, { path }, id) => {
    const resource = resourceAt(context, path)
    const [row] = await present(resource, context, [id], true)
    if (!row) return undefined
    const refusal = await restoreRefusalOf(resource, context, row)
    if (refusal) return { id, message: textOf(context, refusal) }
    await restoreRecord(resource, context, await find(resource, context, row, { trashed: true }))
    return undefined
  },
)

/** Takes many records out of the trash as a batch: the undo of deleting many (R-BATCH-001, R-FLOW-014). */
export const bulkRestore = (resource: AnyResource): Call =>
  call({
    method: 'POST',
    path: `${resource.path}/bulkrestore`,
    access: accessToWrite(resource),
    summary: `Take many out of the trash of ${resource.path}; progress at batch/{id}`,
    body: t.Object({ ids: someIds }, { additionalProperties: false }),
    response: batchAnswer,
    example: { ids: [1, 2, 3] },
    async run(context, { body }) {
      const ids = await present(resource, context, body.ids, true)
      if (!ids.length) throw notFound()
      return startBatch(context, restoreRecords, { path: resource.path }, ids)
    },
  })
