import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { lockedField, prepareChange } from '@plugins/documents/contract'
import { DOCUMENT_READONLY } from '@plugins/documents/contract/document-columns'
import { Type as t } from '@sinclair/typebox'
import { confirmationEvents } from '../contract'
import { confirmationStates } from '../domain/confirmation-states'
import { Confirmation } from '../entities/confirmation'

/** Order confirmations; templates have a list of their own (R-CONF-001). Made for a dossier or of a quotation. */
export const confirmations = resource({
  entity: Confirmation,
  module: 'CONFIRMATION',
  sort: '-documentdate',
  called: { by: 'number', notes: ['title', 'relation_fullname'] },
  defaults: { is_template: false },
  readonly: [...DOCUMENT_READONLY, 'quotation_id'],
  states: confirmationStates,
  events: { deleted: confirmationEvents.deleted, restored: confirmationEvents.restored },
  enrich: [
    lockedField('confirmation'),
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
  ],
  prepare: (confirmation, context, changes, before) =>
    prepareChange(context, 'confirmation', confirmation, changes, before),
})
