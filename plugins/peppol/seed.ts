import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { digestOf, sealKey } from './domain/account'
import { AccessPointAccount } from './entities/access-point-account'
import { STAND_IN_ENTITY, STAND_IN_KEY } from './storecove/stand-in'

/** Invoices of the demo go to what stands in for Storecove. */
export async function seed(context: Context): Promise<void> {
  const given = { key: STAND_IN_KEY, legalEntityId: STAND_IN_ENTITY }
  await insertRecord(context, AccessPointAccount, {
    provider: 'storecove',
    name: 'Proef-e-facturen',
    legal_entity_id: STAND_IN_ENTITY,
    test: true,
    active: true,
    key: sealKey(context, given),
    key_digest: digestOf(given),
  })
}
