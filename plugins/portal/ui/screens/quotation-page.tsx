import { DocumentPage } from './document-page'

/** `/customer_quotation_detail/{hash}` */
export default function QuotationPage() {
  return <DocumentPage kind="quotation" />
}
