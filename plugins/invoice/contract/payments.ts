export {
  type CustomerInvoice,
  customerInvoice,
  invoiceOfCalculation,
  paymentsOf,
  readInvoiceNamed,
} from '../domain/customer-invoice'
export { heldInvoice, type NewPayment, notePayment, takeBackPayment } from '../domain/note-payment'
export type { InvoiceRecord } from '../domain/settle-invoice'
