import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { keepExternalFile } from '../domain/external-file'

/** Keeps a file that all dossiers of an import will get (R-IMP-004). */
export const loadExternalFile = call({
  method: 'POST',
  path: 'flow/loadexternalfile',
  access: { module: 'CRM', role: 999 },
  summary: 'Upload a file to attach to every dossier of an import; it waits thirty days for that import',
  multipart: 'attachment',
  body: t.Object({ file: t.Any({ description: 'File of at most 20 MB' }) }),
  response: t.Object({ externalFilename: t.String(), externalFilepath: t.String() }),
  run: (context, { body }) => keepExternalFile(context, body.file),
})
