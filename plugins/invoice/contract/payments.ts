export { heldInvoice, type NewPayment, notePayment, takeBackPayment } from '../domain/note-payment'
export {
  invoiceOfCalculation,
  type PayableInvoice,
  payableInvoice,
  paymentsOf,
  readInvoiceNamed,
} from '../domain/payable-invoice'
export type { InvoiceRecord } from '../domain/settle-invoice'
