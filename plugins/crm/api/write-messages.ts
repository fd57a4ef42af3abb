import type { Call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { createCall, updateCall } from '@core/resource/calls'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { type CustomerMessage, customerMessage, flowLink, messageLimit } from '../contract'
import { correspond, readByCustomer } from '../domain/correspondence'
import { Flow } from '../entities/flow'
import { messages } from '../resources/messages'

/** What a customer brings along: the link of the dossier, and the name to stand under the message. */
const byCustomer = {
  hash: t.Optional(t.String({ maxLength: 64 })),
  name: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
}

interface Sent {
  hash?: string
  name?: string | null
  content?: string
  status?: string
}

/** A call of staff that customers make too: of what these send counts what `customer` takes, and nothing else. */
function orCustomer(
  staff: Call,
  customer: (context: Context, flowId: number, sent: Sent, messageId: number) => Promise<CustomerMessage>,
): Call {
  const { properties, ...options } = staff.body as TObject
  return {
    ...staff,
    access: { module: 'CRM', orHash: flowLink },
    body: t.Object({ ...properties, ...byCustomer }, options),
    response: t.Union([staff.response as TObject, customerMessage]),
    async run(context, incoming) {
      const { hash, name, ...body } = incoming.body as Sent
      if (context.user) return staff.run(context, { ...incoming, body })
      const flow = await openRecord(context, Flow, { id: incoming.recordId, deleted_at: null })
      if (!flow) throw new Problem(404, flowLink.gone)
      const { id } = incoming.params as { id: number }
      return customer(context, flow.id, { ...body, name: name ?? null }, id)
    },
  }
}

const asStaff = createCall(messages)
const { properties, ...options } = asStaff.body as TObject

/** What staff write about nothing else is about the dossier. */
const written: Call = {
  ...asStaff,
  body: t.Object(
    {
      ...properties,
      messageable_type: t.Optional(properties.messageable_type as TSchema),
      messageable_id: t.Optional(properties.messageable_id as TSchema),
    },
    options,
  ),
  run(context, incoming) {
    const body = incoming.body as { flow_id?: number | null; messageable_type?: string; messageable_id?: number }
    const dossier = { messageable_type: 'flow', messageable_id: body.flow_id ?? undefined }
    const { messageable_type, messageable_id } = body.messageable_type || body.messageable_id ? body : dossier
    if (!messageable_type) throw invalid('messageable_type', 'core.required')
    if (!messageable_id) throw invalid(body.messageable_type ? 'messageable_id' : 'flow_id', 'core.required')
    return asStaff.run(context, { ...incoming, body: { ...body, messageable_type, messageable_id } })
  },
}

/** The company or its customer writes a message; without content it is refused (C-0043, R-MSG-005, R-PORT-013). */
export const createMessage = orCustomer({ ...written, linkLimit: messageLimit }, (context, flowId, { content, name }) =>
  correspond.fromCustomer(context, {
    content: content ?? '',
    senderName: name ?? null,
    flowId,
    aboutType: 'flow',
    aboutId: flowId,
  }),
)

/** Staff change a message; a customer reads what the company wrote (C-0044, R-MSG-002, R-MSG-003). */
const update = (method: 'PATCH' | 'PUT') =>
  orCustomer(updateCall(messages, method), async (context, flowId, { status }, id) => {
    const message = await readByCustomer(context, flowId, id)
    if (status !== undefined && status !== 'read') throw invalid('status', 'crm.customer_reads')
    return message
  })

export const updateMessage = [update('PATCH'), update('PUT')]
