import { nullable } from '@core/db/schema'
import type { OwnedFiles } from '@core/files/owned-files'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { AssistFile } from '../entities/assist-file'
import { flows } from './flows'

/** Internal files of dossiers. Their calls are written out, because the dossier says who may see them. */
export const assistFiles = resource({
  entity: AssistFile,
  module: 'CRM',
  sort: '-id',
  calls: [],
  readonly: ['flow_id', 'assistmail_id', 'content_type', 'size', 'user_id'],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
})

export const internalFiles: OwnedFiles = {
  resource: assistFiles,
  on: [{ column: 'flow_id', of: flows }],
}
