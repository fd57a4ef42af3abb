export { type NewPayment, notePayment, takeBackPayment } from '../domain/note-payment'
export {
  invoiceOfCalculation,
  type PayableInvoice,
  payableInvoice,
  paymentsOf,
  readInvoiceNamed,
} from '../domain/payable-invoice'
