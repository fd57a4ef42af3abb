export {
  type CustomerInvoice,
  customerInvoice,
  invoiceOfCalculation,
  paymentsOf,
  readInvoiceNamed,
} from '../domain/customer-invoice'
export { heldInvoice, type NewPayment, notePayment, takeBackPayment } from '../domain/note-payment'
export { OPEN_STATUSES } from '../domain/open-statuses'
export type { InvoiceRecord } from '../domain/settle-invoice'
