import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { looseId, reference, text, whole } from '@core/db/fields'

/** A file of a dossier that its customer does not see: what came with an e-mail or went along with one (G-ASSIST). */
export const AssistFile = tenantEntity({
  name: 'assistfile',
  properties: {
    flow_id: looseId(),
    assistmail_id: internal(reference('assistmail', { whenGone: 'empty' }).nullable()),
    filename: text(),
    content_type: text(),
    size: whole(),
    file_key: text().hidden(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
  },
  indexes: [['flow_id']],
})
