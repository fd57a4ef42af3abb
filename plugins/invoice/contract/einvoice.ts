export { type NetworkInvoice, networkInvoice } from '../einvoice/network-invoice'
export type { Participant } from '../einvoice/participant'
