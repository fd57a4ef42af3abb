import { fromEuros, toEuros } from '@core/domain/money'
import { checkoutPage } from './checkout-page'

type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

interface Amount {
  readonly currency: string
  readonly value: string
}

interface Part {
  readonly id: string
  readonly amount: Amount
  readonly createdAt: string
}

/** A payment as the stand-in keeps it: in the shape of Mollie's, with what happens to it. */
export interface StandInPayment {
  readonly id: string
  readonly amount: Amount
  readonly description: string
  readonly redirectUrl: string
  readonly webhookUrl?: string
  readonly createdAt: string
  readonly expiresAt: string
  status: Status
  method: string | null
  paidAt?: string
  readonly refunds: (Part & { status: 'pending' | 'refunded' | 'failed'; description: string })[]
  readonly chargebacks: (Part & { reversedAt: string | null })[]
}

/** Keeps answers on their way: tells when one is there, and until when it waits. */
export interface Gate {
  arrived(): void
  readonly open: Promise<void>
}

/**
 * What answers like Mollie does, for first visitors and for tests: payments, refunds, chargebacks, a page to pay on, and
 * calls to whoever asked for them. It keeps everything in memory and moves no money.
 */
export interface StandIn {
  /** What Mollie's client takes as its address. */
  readonly endpoint: string
  readonly payments: ReadonlyMap<string, StandInPayment>
  /** The status that it answers instead of what it should. */
  failing: number | null
  /** Where an answer waits on its way, as it was when it was asked for. */
  gate: Gate | null
  /** Whether refunds stay on their way until they are ended. */
  slowRefunds: boolean
  /** Whether it does what it is asked and then answers 503. */
  losing: boolean
  /** Whether it calls back by itself. */
  calling: boolean
  /** What happens at the bank of the customer. */
  settle(id: string, status: Status, method?: string): void
  chargeBack(id: string, euros: number): string
  reverse(id: string, chargebackId: string): void
  /** Somebody pays back in the dashboard of Mollie. */
  refund(id: string, euros: number): void
  /** A refund on its way arrives, or comes back. */
  endRefund(id: string, refundId: string, status: 'refunded' | 'failed'): void
  /** Calls back, as Mollie does: with the number alone. */
  callBack(id: string): Promise<number>
}

/** The key of the stand-in's only account; Mollie itself knows no such key. */
export const STAND_IN_KEY = 'test_StandInVoorProefbetalingen1'
const METHODS = ['ideal', 'creditcard', 'bancontact', 'banktransfer']
const LASTS_MS = 15 * 60_000
const CALL_AGAIN_MS = [1000, 5000, 15_000]

let running: StandIn | undefined

/** The stand-in of this process, started when somebody needs it first. */
export function standIn(): StandIn {
  running ??= startStandIn()
  return running
}

function startStandIn(): StandIn {
  const payments = new Map<string, StandInPayment>()
  const before = new Map<string, string>()
  let made = 0
  const newId = (kind: string) => `${kind}_${(++made).toString(36).padStart(4, '0')}${crypto.randomUUID().slice(0, 6)}`
  const held = (id: string) => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`The stand-in has no payment ${id}`)
    return payment
  }
  const told = (id: string) => void (self.calling && callAgain(id))

  async function callAgain(id: string): Promise<void> {
    for (const pause of [0, ...CALL_AGAIN_MS]) {
      await Bun.sleep(pause)
      if ((await self.callBack(id)) < 300) return
    }
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const [, , checkout] = /^\/(checkout)\/(\w+)$/.exec(pathname) ?? []
      if (checkout) return pageOf(request, checkout)
      if (self.failing) return problem(self.failing, 'Failing on request')
      if (request.headers.get('authorization') !== `Bearer ${STAND_IN_KEY}`)
        return problem(401, 'Missing authentication, or failed to authenticate')
      const key = request.headers.get('idempotency-key')
      const known = key && before.get(`${pathname} ${key}`)
      if (known && !self.losing) return hal(known, 201)
      const answered = known ? hal(known, 201) : await answer(request, pathname)
      if (key && answered.status === 201) before.set(`${pathname} ${key}`, await answered.clone().text())
      if (self.losing && request.method === 'POST') return problem(503, 'Lost on request')
      const { gate } = self
      gate?.arrived()
      await gate?.open
      return answered
    },
  })
  server.unref()
  const base = `http://127.0.0.1:${server.port}`

  async function answer(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/v2/methods') return hal({ count: METHODS.length, _embedded: { methods: METHODS.map(methodOf) } })
    if (pathname === '/v2/profiles/me') return hal({ resource: 'profile', id: 'pfl_standin', name: 'Proefbetalingen' })
    if (pathname === '/v2/payments' && request.method === 'POST') return make(await request.json())
    const [, id = '', refunds] = /^\/v2\/payments\/(\w+)(\/refunds)?$/.exec(pathname) ?? []
    const payment = payments.get(id)
    if (!payment) return problem(404, 'No payment exists with token '.concat(id))
    if (refunds && request.method === 'POST') return refund(payment, await request.json())
    return hal(shown(payment))
  }

  function make(order: StandInPayment): Response {
    if (!(Number(order.amount?.value) > 0)) return problem(422, 'The amount is lower than the minimum')
    const now = Date.now()
    const payment: StandInPayment = {
      ...order,
      id: newId('tr'),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + LASTS_MS).toISOString(),
      status: 'open',
      method: order.method ?? null,
      refunds: [],
      chargebacks: [],
    }
    payments.set(payment.id, payment)
    return hal(shown(payment), 201)
  }

  function refund(payment: StandInPayment, { amount, description }: { amount: Amount; description: string }): Response {
    const gone = payment.refunds.filter(({ status }) => status !== 'failed')
    const left = fromEuros(Number(payment.amount.value)) - sumOf(gone) - sumOf(standing(payment.chargebacks))
    if (payment.status !== 'paid' || fromEuros(Number(amount.value)) > left)
      return problem(422, 'The amount is higher than the maximum')
    const part = { id: newId('re'), amount, description, createdAt: new Date().toISOString() }
    const status = self.slowRefunds ? 'pending' : 'refunded'
    payment.refunds.push({ ...part, status })
    told(payment.id)
    return hal({ resource: 'refund', ...part, status, paymentId: payment.id, _links: {} }, 201)
  }

  async function pageOf(request: Request, id: string): Promise<Response> {
    const payment = payments.get(id)
    if (!payment) return new Response('Unknown payment', { status: 404 })
    if (request.method === 'POST') {
      const status = String((await request.formData()).get('status')) as Status
      if (payment.status === 'open') self.settle(id, status)
      return new Response(null, { status: 303, headers: { location: payment.redirectUrl } })
    }
    return new Response(checkoutPage(payment), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  function shown({ refunds, chargebacks, ...payment }: StandInPayment): object {
    const open = payment.status === 'open'
    return {
      resource: 'payment',
      mode: 'test',
      profileId: 'pfl_standin',
      sequenceType: 'oneoff',
      ...payment,
      isCancelable: false,
      amountRefunded: euros(sumOf(refunds.filter(({ status }) => status !== 'failed'))),
      _links: {
        self: { href: `${base}/v2/payments/${payment.id}`, type: 'application/hal+json' },
        ...(open ? { checkout: { href: `${base}/checkout/${payment.id}`, type: 'text/html' } } : {}),
      },
      _embedded: {
        refunds: refunds.map(each => ({ resource: 'refund', paymentId: payment.id, _links: {}, ...each })),
        chargebacks: chargebacks.map(each => ({ resource: 'chargeback', paymentId: payment.id, _links: {}, ...each })),
      },
    }
  }

  const self: StandIn = {
    endpoint: `${base}/v2/`,
    payments,
    failing: null,
    gate: null,
    slowRefunds: false,
    losing: false,
    calling: true,
    settle(id, status, method = 'ideal') {
      const payment = held(id)
      payment.status = status
      if (status === 'paid') {
        payment.method ??= method
        payment.paidAt = new Date().toISOString()
      }
      told(id)
    },
    chargeBack(id, amount) {
      const part = { id: newId('chb'), amount: euros(fromEuros(amount)), createdAt: new Date().toISOString() }
      held(id).chargebacks.push({ ...part, reversedAt: null })
      told(id)
      return part.id
    },
    refund(id, amount) {
      refund(held(id), { amount: euros(fromEuros(amount)), description: 'Dashboard' })
    },
    reverse(id, chargebackId) {
      for (const each of held(id).chargebacks) if (each.id === chargebackId) each.reversedAt = new Date().toISOString()
      told(id)
    },
    endRefund(id, refundId, status) {
      for (const each of held(id).refunds) if (each.id === refundId) each.status = status
      told(id)
    },
    async callBack(id) {
      const { webhookUrl } = held(id)
      if (!webhookUrl) return 200
      const answered = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) }).catch(() => null)
      return answered?.status ?? 503
    },
  }
  return self
}

const standing = (chargebacks: StandInPayment['chargebacks']) => chargebacks.filter(({ reversedAt }) => !reversedAt)
const sumOf = (parts: readonly { amount: Amount }[]) =>
  parts.reduce((cents, { amount }) => cents + fromEuros(Number(amount.value)), 0)
const euros = (cents: number): Amount => ({ currency: 'EUR', value: toEuros(cents).toFixed(2) })
const methodOf = (id: string) => ({ resource: 'method', id, description: id, status: 'activated', _links: {} })
const hal = (body: object | string, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/hal+json' },
  })
const problem = (status: number, detail: string) => hal({ status, title: 'Error', detail, _links: {} }, status)
