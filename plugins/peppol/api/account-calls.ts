import { call } from '@core/context/call'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord, openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { keyTried } from '../domain/access-point-answer'
import { type Account, accessPointFor, activeAccount, digestOf, sealKey } from '../domain/account'
import { AccessPointAccount } from '../entities/access-point-account'
import { STAND_IN_ENTITY, STAND_IN_KEY } from '../storecove/stand-in'

const path = 'accesspointaccount'
/** A key that sends in the name of the company is only given by a manager, in person. */
const access = { module: 'INVOICE', role: 1000, inPerson: true } as const
const accountSchema = t.Object({
  name: t.String(),
  legal_entity_id: t.Integer(),
  test: t.Boolean({ description: 'Nothing really goes over the network' }),
  since: t.String({ format: 'date-time' }),
})

const shown = ({ name, legal_entity_id, test, updated_at }: Account) => ({
  name,
  legal_entity_id,
  test,
  since: updated_at.toISOString(),
})

const readAccount = call({
  method: 'GET',
  path,
  operationId: 'accesspointaccount.get',
  access: { module: 'INVOICE' },
  summary: 'The account at the access point through which electronic invoices go; null while none do',
  response: nullable(accountSchema),
  async run(context) {
    const account = await activeAccount(context)
    return account && shown(account)
  },
})

const linkAccount = call({
  method: 'PUT',
  path,
  operationId: 'accesspointaccount.link',
  access,
  limit: { of: 'key of an access point', most: 10, seconds: 60 },
  summary: 'Let electronic invoices go through Storecove; the key is tried, sealed and never shown again',
  body: t.Object(
    {
      key: t.String({ pattern: '^[\\w-]{16,200}$', description: 'API key of Storecove' }),
      legal_entity_id: t.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The company at Storecove' }),
    },
    { additionalProperties: false },
  ),
  response: accountSchema,
  example: { key: STAND_IN_KEY, legal_entity_id: STAND_IN_ENTITY },
  async reachOut(context, { body }) {
    const accessPoint = accessPointFor(context, { key: body.key, legalEntityId: body.legal_entity_id })
    return () => keyTried(accessPoint.sender())
  },
  async run(context, { body, heard: { name, test } }) {
    await lockByName(context, 'access point account')
    for (const each of await openRecords(context, AccessPointAccount, { active: true })) each.active = false
    const given = { key: body.key, legalEntityId: body.legal_entity_id }
    const key_digest = digestOf(given)
    const known = await openRecord(context, AccessPointAccount, { key_digest })
    const account = known
      ? Object.assign(known, { name, test, active: true })
      : await insertRecord(context, AccessPointAccount, {
          provider: 'storecove',
          name,
          test,
          legal_entity_id: body.legal_entity_id,
          active: true,
          key: sealKey(context, given),
          key_digest,
        })
    const { id } = account
    context.log({ type: 'accesspointaccount', id, description: 'accesspoint_linked', after: { name, test } })
    return shown(account)
  },
})

const unlinkAccount = call({
  method: 'DELETE',
  path,
  operationId: 'accesspointaccount.unlink',
  access,
  summary: 'Let no more electronic invoices go out; what is on its way is followed',
  response: 'nothing',
  async run(context) {
    await lockByName(context, 'access point account')
    const account = await activeAccount(context)
    if (!account) return
    account.active = false
    context.log({ type: 'accesspointaccount', id: account.id, description: 'accesspoint_unlinked' })
  },
})

/** Which account electronic invoices go through. */
export const accountCalls = [readAccount, linkAccount, unlinkAccount]
