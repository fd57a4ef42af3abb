import { tenantEntity } from '@core/db/entity'
import { flag, reference } from '@core/db/fields'

/**
 * What a customer wants: invoices go over the Peppol network by themselves once they are sent, or not. Of relations that
 * became one the newest choice counts.
 */
export const EInvoiceCustomer = tenantEntity({
  name: 'einvoicecustomer',
  properties: {
    relation_id: reference('relation', { whenGone: 'goAlong' }),
    automatic: flag(),
  },
})
