import { readRows } from '@core/db/list'
import type { EntityOf } from '@core/db/mapped'
import type { Agreements } from '@plugins/crm/contract/agreements'
import type { DocumentRecord } from './document-kind'

/** The approved documents of a kind are what the customer of a dossier agreed to (R-FLOW-029). */
export const agreedDocuments = (
  entity: EntityOf<Pick<DocumentRecord, 'id' | 'flow_id' | 'status' | 'is_template'>>,
): Agreements => ({
  async agreedOf(context, flowIds) {
    const where = { flow_id: [...flowIds], status: 'approved', is_template: false }
    const agreed = await readRows(context, entity, ['flow_id'], where)
    return agreed.flatMap(({ flow_id }) => flow_id ?? [])
  },
})
