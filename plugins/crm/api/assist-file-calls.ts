import { type Call, call } from '@core/context/call'
import { openOwner } from '@core/files/file-owners'
import { downloadCall, ownedFileCalls } from '@core/files/owned-file-calls'
import { addFile, keepFile } from '@core/files/owned-files'
import { answer, withLocation } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { assistFiles, internalFiles } from '../resources/assist-files'

const enrich = assistFiles.enrich ?? []

/** Internal files of a dossier (C-0261 to C-0265, G-ASSIST). */
export const assistFileCalls: readonly Call[] = [
  ...ownedFileCalls(internalFiles),
  downloadCall(internalFiles),
  call({
    method: 'POST',
    path: 'assistfile',
    operationId: 'assistfile.store',
    access: { module: 'CRM' },
    summary: 'Keep an internal file with a dossier: its customer does not see it',
    multipart: 'attachment',
    status: 201,
    body: t.Object({
      file: t.Any({ description: 'File of at most 20 MB' }),
      flow_id: t.Integer({ minimum: 1 }),
    }),
    response: rowWith(assistFiles, enrich),
    async run(context, { body }) {
      const { id: flow_id } = await openOwner(context, 'flow', body.flow_id, 'write')
      const { columns } = await keepFile(internalFiles, context, body.file)
      const made = await addFile(internalFiles, context, { ...columns, flow_id })
      return withLocation(await answer(assistFiles, enrich, context, made), assistFiles.path, made.id)
    },
  }),
]
