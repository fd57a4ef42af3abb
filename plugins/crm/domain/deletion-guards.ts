import { type Entry, register } from '@core/context/port'
import { countRecords } from '@core/db/open-record'
import { deletionGuards } from '@core/resource/deletion-guards'
import { OPEN_STATUSES } from '../contract/flow-status'
import { Flow } from '../entities/flow'

/** What dossiers keep from being deleted: whoever they run for, and the sub-statuses that they have. */
export const guards: readonly Entry[] = [
  register(deletionGuards, {
    table: 'relation',
    async may(id, context) {
      const runs = await countRecords(context, Flow, {
        relation_id: id,
        status: OPEN_STATUSES,
        deleted_at: null,
      })
      return runs ? 'crm.relation_has_open_flows' : true
    },
  }),
  register(deletionGuards, {
    table: 'flowphase',
    async may(id, context) {
      return (await countRecords(context, Flow, { flow_phase_id: id })) ? 'crm.phase_in_use' : true
    },
  }),
]
