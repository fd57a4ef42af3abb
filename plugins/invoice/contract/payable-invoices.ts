export { type PayableInvoice, payableInvoices } from '../domain/payable-invoices'
