import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound, refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { designAccount, designService, sealPassword } from '../domain/services/design-account'
import {
  addressOfService,
  answerOf,
  type FormService,
  formServiceAt,
  messageOf,
  unreachable,
} from '../domain/services/form-service'
import { resourceAt } from '../domain/webhooks/declared'
import { DesignAccount } from '../entities/design-account'

/** Keys of another service are only given by a manager, in person. */
const access = { module: 'SETTINGS', role: 1000, inPerson: true } as const

const storeAccount = call({
  method: 'POST',
  path: 'integrations/quickr/store',
  operationId: 'integrations.quickr.store',
  access,
  limit: { of: 'key of a design service', most: 10, seconds: 60 },
  summary: 'Link the design service by the account of the company there; it is tried, sealed and never shown again',
  body: t.Object(
    {
      username: t.String({ minLength: 1, maxLength: 255 }),
      password: t.String({ minLength: 1, maxLength: 255 }),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ id: t.Integer(), username: t.String() }),
  example: { username: 'zonnigdak', password: 'geheim' },
  async reachOut(context, { body }) {
    const service = formServiceAt(context.outbound, addressOfService(context, 'design'), body)
    return () => service.send('login', {}).catch(unreachable)
  },
  async run(context, { body, heard }) {
    const message = messageOf(heard)
    if (message.includes('login_failure')) throw invalid('password', 'integrations.quickr_login_failure')
    if (!heard.ok) throw refused('integrations.service_says', { message })
    await lockByName(context, 'design account')
    const password = sealPassword(context, body.password)
    const known = await designAccount(context)
    const account = known
      ? Object.assign(known, { username: body.username, password })
      : await insertRecord(context, DesignAccount, { username: body.username, password })
    context.log({
      type: 'designaccount',
      id: account.id,
      description: 'design_linked',
      after: { username: body.username },
    })
    return { id: account.id, username: account.username }
  },
})

const unlinkAccount = call({
  method: 'DELETE',
  path: 'integrations/quickr/:id',
  operationId: 'integrations.quickr.delete',
  access,
  summary: 'Unlink the design service',
  params: idParams,
  response: 'nothing',
  async run(context, { params: { id } }) {
    if (!(await openRecord(context, DesignAccount, { id }))) throw notFound()
    await deleteRows(context, DesignAccount, { id })
    context.log({ type: 'designaccount', id, description: 'design_unlinked' })
  },
})

/** What is sent of a form: its number, and what was filled in. @throws Problem 404 */
async function formOf(context: Context, id: number): Promise<object> {
  const resource = resourceAt(context, 'flowdataitem')
  if (!resource) throw notFound()
  const form: Readonly<Record<string, unknown>> = await find(resource, context, id)
  return { flowDataItemId: id, description: form.description ?? null, values: form.field_values ?? {} }
}

interface Asked {
  readonly path: string
  readonly summary: string
  readonly service: (context: Context) => Promise<FormService> | FormService
}

/** A call that has a service do something with a form, and answers what that returns, as it is (R-INTG-005, R-INTG-006). */
const formCall = ({ path, summary, service }: Asked): Call =>
  call({
    method: 'POST',
    path: `integrations/${path}`,
    operationId: `integrations.${path.replace('/', '.')}`,
    access: { module: 'CRM' },
    limit: { of: 'call of a form service', most: 30, seconds: 60 },
    summary,
    body: t.Object({ flowDataItemId: idParams.properties.id }, { additionalProperties: false }),
    response: t.Unknown({ description: 'What the service returns' }),
    example: { flowDataItemId: 1 },
    async reachOut(context, { body }) {
      const form = await formOf(context, body.flowDataItemId)
      const asked = await service(context)
      const action = path.split('/').at(-1) ?? ''
      return () => answerOf(asked.send(action, form))
    },
    async run(_, { heard }) {
      return Response.json(heard ?? null)
    },
  })

const report = (context: Context) => formServiceAt(context.outbound, addressOfService(context, 'report'))

/** The design service and the report service (C-0426 to C-0433). */
export const serviceCalls: readonly Call[] = [
  storeAccount,
  unlinkAccount,
  formCall({ path: 'quickr/scan', summary: 'Have the design service scan the roof of a form', service: designService }),
  formCall({ path: 'quickr/createdesign', summary: 'Have a design made of a form', service: designService }),
  formCall({ path: 'quickr/getdesign', summary: 'Get the design that was made of a form', service: designService }),
  formCall({ path: 'quickr/login', summary: 'Sign in at the design service, for a form', service: designService }),
  formCall({ path: 'glbl/generatereport', summary: 'Have a report made of a form', service: report }),
  formCall({ path: 'glbl/status', summary: 'Ask how far the report of a form is', service: report }),
]
