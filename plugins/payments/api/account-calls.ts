import { call } from '@core/context/call'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord, openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { activeAccount, digestOf, providerFor, sealKey } from '../domain/account'
import { keyTried } from '../domain/provider-answer'
import { PaymentAccount } from '../entities/payment-account'
import { STAND_IN_KEY } from '../mollie/stand-in'

const path = 'paymentaccount'
/** A key that can refund is only given by a manager, in person. */
const access = { module: 'INVOICE', role: 1000, inPerson: true } as const
const accountSchema = t.Object({
  name: nullable(t.String()),
  test: t.Boolean({ description: 'No real money goes through it' }),
  methods: t.Array(t.String({ description: 'Ways to pay that are switched on at the service' })),
  since: t.String({ format: 'date-time' }),
})

const shown = ({ name, test, methods, updated_at }: InferEntity<typeof PaymentAccount>) => ({
  name: name ?? null,
  test,
  methods: [...methods],
  since: updated_at.toISOString(),
})

const readAccount = call({
  method: 'GET',
  path,
  operationId: 'paymentaccount.get',
  access: { module: 'INVOICE' },
  summary: 'The account at Mollie through which customers pay invoices; null while they cannot',
  response: nullable(accountSchema),
  async run(context) {
    const account = await activeAccount(context)
    return account && shown(account)
  },
})

const linkAccount = call({
  method: 'PUT',
  path,
  operationId: 'paymentaccount.link',
  access,
  limit: { of: 'key of a payment service', most: 10, seconds: 60 },
  summary: 'Let customers pay through Mollie; the key is tried, sealed and never shown again',
  body: t.Object(
    { key: t.String({ pattern: '^(test|live)_\\w{20,80}$', description: 'API key of Mollie: live_… or test_…' }) },
    { additionalProperties: false },
  ),
  response: accountSchema,
  example: { key: STAND_IN_KEY },
  async reachOut(context, { body }) {
    const provider = providerFor(context, body.key)
    return () => keyTried(provider.account())
  },
  async run(context, { body, heard: { name, test, methods } }) {
    await endAccounts()
    const key_digest = digestOf(body.key)
    const found = { name, test, methods: [...methods], active: true }
    const known = await openRecord(context, PaymentAccount, { key_digest })
    const account = known
      ? Object.assign(known, found)
      : await insertRecord(context, PaymentAccount, {
          provider: 'mollie',
          ...found,
          key: sealKey(context, body.key),
          key_digest,
        })
    context.log({ type: 'paymentaccount', id: account.id, description: 'payments_linked', after: { name, test } })
    return shown(account)

    async function endAccounts(): Promise<void> {
      await lockByName(context, 'payment account')
      for (const each of await openRecords(context, PaymentAccount, { active: true })) each.active = false
    }
  },
})

const unlinkAccount = call({
  method: 'DELETE',
  path,
  operationId: 'paymentaccount.unlink',
  access,
  summary: 'Let customers pay online no more; what they began can be finished, refunds and chargebacks are booked',
  response: 'nothing',
  async run(context) {
    await lockByName(context, 'payment account')
    const account = await activeAccount(context)
    if (!account) return
    account.active = false
    context.log({ type: 'paymentaccount', id: account.id, description: 'payments_unlinked' })
  },
})

/** Which account customers pay through. */
export const accountCalls = [readAccount, linkAccount, unlinkAccount]
