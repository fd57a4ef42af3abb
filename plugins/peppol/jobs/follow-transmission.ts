import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { move } from '@core/states/move'
import { type AccessPoint, AccessPointProblem, type NetworkEvent } from '../domain/access-point'
import { accessPointOf } from '../domain/account'
import type { Transmission } from '../domain/begin-transmission'
import { refuseTransmission } from '../domain/end-transmission'
import { transmissionStates } from '../domain/transmission-states'
import { AccessPointAccount } from '../entities/access-point-account'
import { EInvoiceTransmission } from '../entities/e-invoice-transmission'

const HOUR_MS = 3_600_000
/** A minute. */
const SOON = 1 / 60
/** After so many hours without a word, somebody has to ask the customer. */
const SILENT_HOURS = 14 * 24

export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS)

const ageOf = ({ created_at }: Pick<Transmission, 'created_at'>): number =>
  (Date.now() - created_at.getTime()) / HOUR_MS

/** Whether nothing was heard for so long that somebody has to look into it. */
export const isSilent = (transmission: Pick<Transmission, 'created_at'>): boolean => ageOf(transmission) >= SILENT_HOURS

/** Hours until the access point is asked again: the longer it takes the later. */
export function pauseOf(transmission: Pick<Transmission, 'created_at'>): number {
  const age = ageOf(transmission)
  return age < SOON * 10 ? SOON : age < 2 ? SOON * 20 : age < 24 ? 2 : 24
}

interface Following {
  readonly id: number
  /** The event that was dealt with, and is taken off the queue now. */
  readonly handled?: string
}

/** What the access point told, or the key of the text that says why it told nothing. */
type Told = { readonly event: NetworkEvent | null; readonly problem: string | null }

/**
 * Asks the access point what became of what was sent, until a transmission ended. News of all that went through the account
 * stand in one queue: each is dealt with first and taken off afterwards, so that none gets lost.
 */
export const followTransmission = heavyJob<Following, Told>('peppol.follow', {
  async reachOut({ id, handled }, context) {
    const accessPoint = await ofTransmission(context, id)
    return async () =>
      accessPoint ? nextOf(accessPoint, handled) : { event: null, problem: 'peppol.key_no_longer_works' }
  },
  async run({ id }, context, told) {
    const { event, problem } = told
    if (event) {
      await deal(context, event)
      context.enqueue(followTransmission, { id, handled: event.id })
      return
    }
    const transmission = await openRecord(context, EInvoiceTransmission, id, { hold: true })
    if (transmission?.status !== 'sent') return
    if (isSilent(transmission)) {
      transmission.problem = context.text('peppol.silent')
      return
    }
    transmission.problem = problem && context.text(problem)
    context.enqueue(followTransmission, { id }, hoursFromNow(pauseOf(transmission)))
  },
})

/** The access point of a transmission; null when its key no longer works. */
async function ofTransmission(context: Context, id: number): Promise<AccessPoint | null> {
  const transmission = await openRecord(context, EInvoiceTransmission, id)
  const account = transmission && (await openRecord(context, AccessPointAccount, transmission.account_id))
  if (!account) return null
  try {
    return accessPointOf(context, account)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

async function nextOf(accessPoint: AccessPoint, handled: string | undefined): Promise<Told> {
  try {
    if (handled) await accessPoint.takeOff(handled)
    return { event: await accessPoint.nextEvent(), problem: null }
  } catch (error) {
    if (error instanceof AccessPointProblem) return { event: null, problem: whyLate(error) }
    throw error
  }
}

/** Key of the text that says why an access point told nothing. */
export const whyLate = ({ reason }: AccessPointProblem): string =>
  reason === 'key' ? 'peppol.key_no_longer_works' : 'peppol.access_point_unreachable'

/** What an event says of a transmission; what was delivered stays so, also where it had been given up before. */
async function deal(context: Context, { key, outcome, reason }: NetworkEvent): Promise<void> {
  if (!key || !outcome) return
  const transmission = await openRecord(context, EInvoiceTransmission, { key }, { hold: true })
  if (!transmission || transmission.status === 'delivered') return
  if (outcome === 'refused') {
    if (transmission.status === 'refused') return
    return refuseTransmission(context, transmission, reason ?? context.text('peppol.refused_without_reason'))
  }
  transmission.problem = null
  await move(context, transmissionStates, transmission, 'deliver')
}
