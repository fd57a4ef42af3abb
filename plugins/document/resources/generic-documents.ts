import { refusalOf } from '@core/context/access'
import { nullable } from '@core/db/schema'
import { type Enricher, resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { documentTypeNames, lockedField, prepareChange } from '@plugins/documents/contract'
import { DOCUMENT_READONLY } from '@plugins/documents/contract/document-columns'
import { Type as t } from '@sinclair/typebox'
import { genericEvents } from '../contract'
import { genericStates } from '../domain/generic-states'
import { GenericDocument } from '../entities/generic-document'

/** Who reads them without the module gets no key to their customer pages. */
const keepLinks: Enricher['run'] = async (rows, context) => {
  if (refusalOf({ access: { module: 'PROJECT' }, method: 'GET' }, context)) for (const row of rows) row.hash = ''
}

/** Generic documents; templates have a list of their own. Who sells reads them too, who carries out the work makes them. */
export const genericDocuments = resource({
  entity: GenericDocument,
  module: ['PROJECT', 'QUOTATION'],
  writers: { module: 'PROJECT' },
  sort: '-documentdate',
  called: { by: 'number', notes: ['title', 'relation_fullname'] },
  defaults: { is_template: false },
  readonly: [...DOCUMENT_READONLY],
  states: genericStates,
  events: { deleted: genericEvents.deleted, restored: genericEvents.restored },
  enrich: [
    lockedField('document'),
    { fields: { hash: t.String({ description: 'Empty for who may not use PROJECT' }) }, run: keepLinks },
    { fields: { document_type: nullable(t.String()) }, run: documentTypeNames },
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
  ],
  prepare: (document, context, changes, before) => prepareChange(context, 'document', document, changes, before),
})
