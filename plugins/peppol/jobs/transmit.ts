import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { move } from '@core/states/move'
import { networkInvoice } from '@plugins/invoice/contract/einvoice'
import { type AccessPoint, AccessPointProblem, type Submission } from '../domain/access-point'
import { accessPointOf } from '../domain/account'
import { refuseTransmission } from '../domain/end-transmission'
import { digestOfUbl, receiverOf } from '../domain/network-document'
import { transmissionStates } from '../domain/transmission-states'
import { AccessPointAccount } from '../entities/access-point-account'
import { EInvoiceTransmission } from '../entities/e-invoice-transmission'
import { followTransmission, hoursFromNow, isSilent, pauseOf, whyLate } from './follow-transmission'

/** What came of handing a document over; null when there was nothing to hand over. */
type Handed =
  | { readonly is: 'taken'; readonly providerId: string | null }
  | { readonly is: 'refused'; readonly key: string; readonly reason: string }
  | { readonly is: 'late'; readonly key: string }
  | null

/**
 * Hands an invoice to the access point. What it does not answer is asked again at growing intervals; as the key is that of
 * the transmission, one that was taken without an answer does not go out twice.
 */
export const transmit = heavyJob<{ id: number }, Handed>('peppol.transmit', {
  async reachOut({ id }, context) {
    const transmission = await openRecord(context, EInvoiceTransmission, id)
    if (transmission?.status !== 'waiting') return async () => null
    const account = await openRecord(context, AccessPointAccount, transmission.account_id)
    if (!account) return async () => null
    try {
      const invoice = await networkInvoice(context, transmission.invoice_id)
      const ubl = invoice.ubl()
      if (digestOfUbl(ubl) !== transmission.digest) return refusal('peppol.changed_meanwhile')
      const submission = { receiver: receiverOf(invoice), ubl, key: transmission.key }
      const accessPoint = accessPointOf(context, account)
      const isFirst = !transmission.problem
      return () => handOver(accessPoint, submission, { isCredit: invoice.isCredit, isFirst })
    } catch (error) {
      if (error instanceof Problem) return refusal('peppol.cannot_be_made', wordsOf(context, error))
      throw error
    }
  },
  async run({ id }, context, handed) {
    const transmission = await openRecord(context, EInvoiceTransmission, id, { hold: true })
    if (transmission?.status !== 'waiting' || !handed) return
    if (handed.is === 'refused')
      return refuseTransmission(context, transmission, context.text(handed.key, { reason: handed.reason }))
    if (handed.is === 'late') {
      if (isSilent(transmission)) return refuseTransmission(context, transmission, context.text(handed.key))
      transmission.problem = context.text(handed.key)
      context.enqueue(transmit, { id }, hoursFromNow(pauseOf(transmission)))
      return
    }
    transmission.provider_id = handed.providerId
    transmission.problem = null
    await move(context, transmissionStates, transmission, 'send')
    context.enqueue(followTransmission, { id }, hoursFromNow(pauseOf(transmission)))
  },
})

const wordsOf = (context: Context, { key, options }: Problem): string => context.text(key, options.values)

const refusal =
  (key: string, reason = ''): (() => Promise<Handed>) =>
  async () => ({ is: 'refused', key, reason })

/**
 * Hands a document over. What an access point did not answer for it may have taken: then it alone says what became of it,
 * whoever is registered by now, or the document would be refused here, sent anew and delivered twice.
 */
async function handOver(
  accessPoint: AccessPoint,
  submission: Submission,
  { isCredit, isFirst }: { readonly isCredit: boolean; readonly isFirst: boolean },
): Promise<Handed> {
  try {
    if (isFirst && !(await accessPoint.receives(submission.receiver, isCredit ? 'creditnote' : 'invoice')))
      return { is: 'refused', key: 'peppol.not_registered', reason: '' }
    return { is: 'taken', providerId: await accessPoint.submit(submission) }
  } catch (error) {
    if (!(error instanceof AccessPointProblem)) throw error
    if (error.reason === 'refused') return { is: 'refused', key: 'peppol.access_point_refuses', reason: error.message }
    return { is: 'late', key: whyLate(error) }
  }
}
