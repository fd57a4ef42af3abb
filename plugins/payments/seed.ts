import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { digestOf, sealKey } from './domain/account'
import { PaymentAccount } from './entities/payment-account'
import { STAND_IN_KEY } from './mollie/stand-in'

/** Customers of the demo pay on the page that stands in for Mollie. */
export async function seed(context: Context): Promise<void> {
  await insertRecord(context, PaymentAccount, {
    provider: 'mollie',
    name: 'Proefbetalingen',
    test: true,
    methods: ['ideal', 'creditcard', 'bancontact', 'banktransfer'],
    key: sealKey(context, STAND_IN_KEY),
    key_digest: digestOf(STAND_IN_KEY),
    active: true,
  })
}
