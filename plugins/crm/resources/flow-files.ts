import { nullable } from '@core/db/schema'
import type { OwnedFiles } from '@core/files/owned-files'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { companySettings, flowProfileResource } from '@plugins/settings/contract/resources'
import { Type as t } from '@sinclair/typebox'
import { FlowFile } from '../entities/flow-file'
import { flows } from './flows'

/**
 * Files that customers see: of a dossier, of a profile, or of the company. Their calls are written out, because what they
 * hang on says who may see them.
 */
export const flowFiles = resource({
  entity: FlowFile,
  module: 'CRM',
  sort: '-id',
  calls: [],
  readonly: ['flow_id', 'flowprofile_id', 'companysettings_id', 'content_type', 'size', 'user_id', 'by_customer'],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
})

export const sharedFiles: OwnedFiles = {
  resource: flowFiles,
  on: [
    { column: 'flow_id', of: flows },
    { column: 'flowprofile_id', of: flowProfileResource },
    { column: 'companysettings_id', of: companySettings },
  ],
}
