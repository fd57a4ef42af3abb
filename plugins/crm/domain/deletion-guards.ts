import { type Entry, register } from '@core/context/port'
import { openRecord } from '@core/db/open-record'
import { deletionGuards, restoreGuards } from '@core/resource/deletion-guards'
import { keptWhile } from '@core/resource/kept-while'
import { parents } from '@core/states/parents'
import { OPEN_STATUSES } from '../contract/flow-status'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { customersWordsStay } from './customer-wrote'

/**
 * What stays: whoever dossiers run for, and what customers wrote; and what is left alone with its dossier or customer in
 * the trash.
 */
export const guards: readonly Entry[] = [
  register(parents, { entity: Flow, inTrash: 'crm.flow_in_trash' }),
  // Whose dossiers run stays, and those that ended ask when they are taken up.
  register(parents, { entity: Relation, inTrash: 'crm.relation_in_trash', notOf: ['flow'] }),
  register(deletionGuards, {
    table: 'relation',
    keeps: keptWhile(Flow, 'relation_id', { status: OPEN_STATUSES, deleted_at: null }, 'crm.relation_has_open_flows'),
  }),
  register(deletionGuards, customersWordsStay),
  register(restoreGuards, {
    table: 'flow',
    may: async (id, context) => ((await openRecord(context, Flow, id))?.merged_into_id ? 'crm.flow_was_merged' : true),
  }),
  register(restoreGuards, {
    table: 'relation',
    may: async (id, context) =>
      (await openRecord(context, Relation, id))?.merged_into_id ? 'crm.relation_was_merged' : true,
  }),
]
