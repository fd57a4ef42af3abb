import { type Cents, fromEuros, toEuros } from '@core/domain/money'
import createMollieClient, {
  type Locale,
  MollieApiError,
  type Payment,
  PaymentEmbed,
  type PaymentMethod,
  PaymentStatus,
  RefundStatus,
} from '@mollie/api-client'
import { type OnlineStatus, type PaymentProvider, type ProviderPayment, ProviderProblem } from '../domain/provider'

/** Milliseconds that Mollie may take for an answer, with what its client tries again by itself. */
const TIMEOUT_MS = 15_000

const STATUS: Readonly<Record<PaymentStatus, OnlineStatus>> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
}

/** Payments through Mollie, by its own client. `endpoint` where it is not Mollie itself that answers. */
export function mollie(apiKey: string, endpoint?: string): PaymentProvider {
  const client = createMollieClient({
    apiKey,
    versionStrings: 'Vakwerk/1.0',
    ...(endpoint ? { apiEndpoint: endpoint } : {}),
  })
  return {
    async account() {
      const [methods, profile] = await answered(() =>
        Promise.all([client.methods.list(), client.profiles.getCurrent().catch(withoutProfile)]),
      )
      return { name: profile?.name ?? null, test: apiKey.startsWith('test_'), methods: methods.map(({ id }) => id) }
    },
    async create({ amount, description, method, redirectUrl, webhookUrl, locale, key }) {
      const made = await answered(() =>
        client.payments.create({
          amount: amountOf(amount),
          description,
          redirectUrl,
          ...(webhookUrl ? { webhookUrl } : {}),
          ...(method ? { method: method as PaymentMethod } : {}),
          locale: locale as Locale,
          idempotencyKey: key,
        }),
      )
      return readOf(made)
    },
    async read(id) {
      const found = await answered(() =>
        client.payments.get(id, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] }).catch(unknownAs(null)),
      )
      return found && readOf(found)
    },
    async refund(paymentId, { amount, description, key }) {
      const made = await answered(() =>
        client.paymentRefunds.create({ paymentId, amount: amountOf(amount), description, idempotencyKey: key }),
      )
      return { amount: centsOf(made.amount) }
    },
  }
}

const amountOf = (cents: Cents) => ({ currency: 'EUR', value: toEuros(cents).toFixed(2) })
const centsOf = ({ value }: { value: string }): Cents => fromEuros(Number(value))
const momentOf = (text: string | undefined | null): Date | null => (text ? new Date(text) : null)

/** What a refund has come to; one that Mollie was not able to pay is back with the company. */
const whereIs = (status: RefundStatus) =>
  status === RefundStatus.refunded
    ? 'gone'
    : status === RefundStatus.failed || status === RefundStatus.canceled
      ? 'back'
      : 'underway'

function readOf(payment: Payment): ProviderPayment {
  const { refunds = [], chargebacks = [] } = payment._embedded ?? {}
  return {
    id: payment.id,
    status: STATUS[payment.status],
    amount: centsOf(payment.amount),
    method: payment.method ?? null,
    url: payment._links.checkout?.href ?? null,
    expiresAt: momentOf(payment.expiresAt),
    paidAt: momentOf(payment.paidAt),
    refunds: refunds.map(({ id, amount, createdAt, status }) => ({
      id,
      amount: centsOf(amount),
      at: new Date(createdAt),
      where: whereIs(status),
    })),
    chargebacks: chargebacks.map(({ id, amount, createdAt, reversedAt }) => ({
      id,
      amount: centsOf(amount),
      at: new Date(createdAt),
      where: reversedAt ? 'back' : 'gone',
    })),
  }
}

const unknownAs =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410)) return instead
    throw error
  }

/** Keys of an organization have no profile of their own. */
const withoutProfile = (error: unknown) => {
  if (error instanceof MollieApiError && error.statusCode === 403) return null
  throw error
}

/** Waits for Mollie as long as it may take. @throws ProviderProblem */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderProblem('unreachable', 'no answer in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    if (error instanceof ProviderProblem) throw error
    const { statusCode } = error instanceof MollieApiError ? error : {}
    const message = error instanceof Error ? error.message : String(error)
    if (statusCode === 401 || statusCode === 403) throw new ProviderProblem('key', message)
    const refused = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429
    throw new ProviderProblem(refused ? 'refused' : 'unreachable', message)
  } finally {
    clearTimeout(timer)
  }
}
