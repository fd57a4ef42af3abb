import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { documentOf, shownVersion } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { eInvoice, refuseBreaches } from './einvoice-file'
import { type Participant, participantOf } from './participant'
import { writeUbl } from './write-ubl'

/** A sent invoice as it goes over the Peppol network. */
export interface NetworkInvoice {
  readonly relation_id: number | null
  readonly flow_id: number | null
  readonly isCredit: boolean
  /** What its buyer is called there, and by what it is known; null where nothing of it is known there. */
  readonly buyer: string
  readonly receiver: Participant | null
  /**
   * UBL by Peppol BIS Billing 3 of the frozen version: the same each time.
   *
   * @throws Problem 422 with every rule that it breaks
   */
  ubl(): string
}

/** A sent invoice as it goes over the Peppol network. @throws Problem 404, and 422 for what was not sent */
export async function networkInvoice(context: Context, id: number): Promise<NetworkInvoice> {
  const invoice = await documentOf(context, invoiceKind, id)
  const version = invoice.is_template ? null : await shownVersion(context, invoiceKind, invoice)
  if (!version) throw new Problem(422, 'invoice.einvoice_not_sent')
  const made = await eInvoice(context, invoice, version)
  return {
    relation_id: invoice.relation_id ?? null,
    flow_id: invoice.flow_id ?? null,
    isCredit: made.isCredit,
    buyer: made.buyer.name,
    receiver: participantOf(made.buyer),
    ubl() {
      refuseBreaches(context, made, 'peppol')
      return writeUbl(made, 'peppol')
    },
  }
}
