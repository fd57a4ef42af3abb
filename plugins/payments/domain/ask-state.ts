import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { PaymentAccount } from '../entities/payment-account'
import { providerOf } from './account'
import { providerAnswer } from './provider-answer'
import type { Heard } from './take-state'

/** Asks the service how a payment stands, to be awaited outside any transaction. @throws Problem 404, and 409 once awaited where the service does not tell */
export async function askState(
  context: Context,
  { account_id, provider_id }: { account_id: number; provider_id: string },
): Promise<() => Promise<Heard>> {
  const account = await openRecord(context, PaymentAccount, account_id)
  if (!account) throw notFound()
  const provider = providerOf(context, account)
  return async () => {
    const askedAt = new Date()
    return { state: await providerAnswer(provider.read(provider_id)), askedAt }
  }
}
