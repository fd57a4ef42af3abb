import { lines } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'

/** Text of a message to a customer, with merge tags. */
export const MessageTemplate = tenantEntity({
  name: 'messagetemplate',
  properties: { title: text(), message: lines(5000) },
})
