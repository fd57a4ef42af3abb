import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { lockedField, prepareChange } from '@plugins/documents/contract'
import { DOCUMENT_READONLY } from '@plugins/documents/contract/document-columns'
import { Type as t } from '@sinclair/typebox'
import { quotationEvents } from '../contract'
import { quotationStates } from '../domain/quotation-states'
import { Quotation } from '../entities/quotation'

/** Quotations; templates have a list of their own (R-QUOT-001). Made by `createquotationfromflow`. */
export const quotations = resource({
  entity: Quotation,
  module: 'QUOTATION',
  sort: '-documentdate',
  called: { by: 'number', notes: ['title', 'relation_fullname'] },
  defaults: { is_template: false },
  readonly: [...DOCUMENT_READONLY],
  states: quotationStates,
  events: { deleted: quotationEvents.deleted, restored: quotationEvents.restored },
  enrich: [
    lockedField('quotation'),
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
  ],
  prepare: (quotation, context, changes, before) => prepareChange(context, 'quotation', quotation, changes, before),
})
