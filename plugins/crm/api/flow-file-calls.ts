import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { addForCustomer } from '@core/files/add-for-customer'
import { openOwner } from '@core/files/file-owners'
import { downloadCall, keptFile, ownedFileCalls } from '@core/files/owned-file-calls'
import { addFile, keepFile } from '@core/files/owned-files'
import { answer, find, withLocation } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { ownSettings } from '@core/tenancy/own-settings'
import { flowProfileResource } from '@plugins/settings/contract/resources'
import { Type as t } from '@sinclair/typebox'
import { customerFlowFile, fileReceived, flowLink } from '../contract'
import { asShared, type SharedFile, sharedWith } from '../domain/shared-files'
import { Flow } from '../entities/flow'
import { FlowFile } from '../entities/flow-file'
import { flowFiles, sharedFiles } from '../resources/flow-files'

const file = t.Any({ description: 'Picture or PDF of at most 20 MB' })
const enrich = flowFiles.enrich ?? []
const hash = t.String({ maxLength: 64 })

/** @throws Problem 404 for a dossier in the trash, whose link does not lead anywhere */
async function customersFlow(context: Context, id: number) {
  const flow = await openRecord(context, Flow, { id, deleted_at: null })
  if (!flow) throw new Problem(404, flowLink.gone)
  return flow
}

/** Files that customers see too, and send along (S1 §7, C-0494, R-SET-008, R-PORT-010). */
export const flowFileCalls: readonly Call[] = [
  ...ownedFileCalls(sharedFiles),
  downloadCall(sharedFiles),
  call({
    method: 'POST',
    path: 'flowfile',
    operationId: 'flowfile.store',
    access: { module: 'CRM' },
    summary: 'Share a file with the customer of a dossier: a picture or a PDF',
    multipart: 'shared',
    status: 201,
    body: t.Object({ file, flow_id: t.Integer({ minimum: 1 }) }),
    response: rowWith(flowFiles, enrich),
    async run(context, { body }) {
      const { id: flow_id } = await openOwner(context, 'flow', body.flow_id, 'write')
      const { columns } = await keepFile(sharedFiles, context, body.file)
      const made = await addFile(sharedFiles, context, { ...columns, flow_id })
      return withLocation(await answer(flowFiles, enrich, context, made), flowFiles.path, made.id)
    },
  }),
  call({
    method: 'POST',
    path: 'flowfile/upload',
    access: { module: 'SETTINGS', role: 1000 },
    summary: 'Share a file with the customers of every dossier, or of those with a profile: a picture or a PDF',
    multipart: 'shared',
    status: 201,
    body: t.Object({
      file,
      company_id: t.Optional(t.Integer({ description: 'Says nothing: it is always the own company' })),
      flowprofile_id: t.Optional(t.Integer({ minimum: 1, description: 'Those of every dossier when left out' })),
    }),
    response: rowWith(flowFiles, enrich),
    async run(context, { body: { file, flowprofile_id } }) {
      const on = flowprofile_id
        ? { flowprofile_id: (await find(flowProfileResource, context, flowprofile_id)).id }
        : { companysettings_id: (await ownSettings(context))?.id }
      const { columns } = await keepFile(sharedFiles, context, file)
      const made = await addFile(sharedFiles, context, { ...columns, flow_id: null, ...on })
      return withLocation(await answer(flowFiles, enrich, context, made), flowFiles.path, made.id)
    },
  }),
  call({
    method: 'POST',
    path: 'flowfile/storebycustomer',
    access: { hash: flowLink },
    summary: 'The customer sends a file about the dossier: a picture or a PDF',
    multipart: 'shared',
    status: 201,
    body: t.Object({ hash, file }),
    response: customerFlowFile,
    async run(context, { recordId: flow_id, body }) {
      const { relation_fullname } = await customersFlow(context, flow_id)
      const made = await addForCustomer(sharedFiles, context, flow_id, 'crm.too_many_files', async () => {
        const { columns } = await keepFile(sharedFiles, context, body.file)
        const kept = { ...columns, flow_id, by_customer: true }
        return (await addFile(sharedFiles, context, kept, relation_fullname)) as SharedFile
      })
      await context.emit(fileReceived, { type: 'flowfile', id: made.id, flow_id, filename: made.filename })
      return asShared(made)
    },
  }),
  call({
    method: 'POST',
    path: 'flowfile/:id/showbycustomer',
    access: { hash: flowLink },
    summary: 'A file that the dossier shares, for its customer',
    params: idParams,
    body: t.Object({ hash }),
    response: 'file',
    async run(context, { recordId: flow_id, params: { id } }) {
      const shared = await sharedWith(context, await customersFlow(context, flow_id))
      const found = shared.includes(id) && (await openRecord(context, FlowFile, id))
      if (!found) throw notFound()
      return keptFile(context, found as SharedFile)
    },
  }),
]
