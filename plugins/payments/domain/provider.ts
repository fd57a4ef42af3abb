import type { Cents } from '@core/domain/money'
import type { ONLINE_STATUSES } from '../entities/online-payment'

export type OnlineStatus = (typeof ONLINE_STATUSES)[number]

/** Money of a payment that went back to the customer. */
export interface GoneBack {
  /** Its number at the service: `re_4qqhO89gsT`. */
  readonly id: string
  readonly amount: Cents
  readonly at: Date
  /** On its way, with the customer, or back after all: it never arrived, or was reversed. */
  readonly where: 'underway' | 'gone' | 'back'
}

/** What of a payment went back, or is on its way there. */
export const amountOf = (parts: readonly GoneBack[]): Cents =>
  parts.reduce((cents, { amount, where }) => (where === 'back' ? cents : cents + amount), 0)

/** How a payment stands at its service. */
export interface ProviderPayment {
  readonly id: string
  readonly status: OnlineStatus
  readonly amount: Cents
  readonly method: string | null
  /** Where the customer pays; null when it is over. */
  readonly url: string | null
  readonly expiresAt: Date | null
  readonly paidAt: Date | null
  readonly refunds: readonly GoneBack[]
  readonly chargebacks: readonly GoneBack[]
}

/** What a customer is asked to pay. */
export interface Order {
  readonly amount: Cents
  /** What stands on the statement of the customer. */
  readonly description: string
  /** Only this way to pay, by its name at the service; the customer chooses when left out. */
  readonly method?: string
  /** Where the customer comes back to. */
  readonly redirectUrl: string
  /** What the service calls when something happened; nothing where it can reach nobody. */
  readonly webhookUrl?: string
  readonly locale: 'nl_NL' | 'en_US' | 'es_ES'
  /** The same order with the same key is made once. */
  readonly key: string
}

/** What a key opens. */
export interface ProviderAccount {
  readonly name: string | null
  readonly test: boolean
  readonly methods: readonly string[]
}

/** A service that customers pay through. Every call may throw {@link ProviderProblem}. */
export interface PaymentProvider {
  account(): Promise<ProviderAccount>
  create(order: Order): Promise<ProviderPayment>
  /** Null when the service knows no such payment. */
  read(id: string): Promise<ProviderPayment | null>
  /** Pays back; the same key pays back once, and answers how much that was. */
  refund(id: string, refund: { amount: Cents; description: string; key: string }): Promise<{ readonly amount: Cents }>
}

/** Why a service did not do what it was asked. */
export class ProviderProblem extends Error {
  constructor(
    /** `key`: not let in; `refused`: it says no, for the reason in the message; `unreachable`: no answer, or none of use. */
    readonly reason: 'key' | 'refused' | 'unreachable',
    message: string,
  ) {
    super(message)
  }
}
