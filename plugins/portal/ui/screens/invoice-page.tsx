import { DocumentPage } from './document-page'

/** `/customer_invoice_detail/{hash}` */
export default function InvoicePage() {
  return <DocumentPage kind="invoice" />
}
