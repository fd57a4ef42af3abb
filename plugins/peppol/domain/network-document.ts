import { createHash } from 'node:crypto'
import { refused } from '@core/context/problem'
import type { NetworkInvoice, Participant } from '@plugins/invoice/contract/einvoice'

export const digestOfUbl = (ubl: string): string => createHash('sha256').update(ubl).digest('hex')

/** A participant in one text, as the network writes it: `0106:12345678`. */
export const addressOf = ({ scheme, id }: Participant): string => `${scheme}:${id}`

/** By what the buyer is known on the network. @throws Problem 409 when it is not */
export function receiverOf({ receiver }: NetworkInvoice): Participant {
  if (!receiver) throw refused('peppol.no_number')
  return receiver
}
