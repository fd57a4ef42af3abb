import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { inputSchema, nullable } from '@core/db/schema'
import { openLink } from '@core/links/hash'
import { emailSchema } from '@core/mail/email-schema'
import { answerMade, createRecord, withEveryField } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { flowLink, type TypedPerson } from '../contract'
import { writeFlows } from '../domain/flow-writer'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

const fields = inputSchema(Flow, { readonly: [...(flows.readonly ?? []), 'relation_id'] }).properties
const text = nullable(t.String({ maxLength: 255 }))

/** Makes a dossier, for an existing relation or a new one typed in the picker (G-FLOWNEW, R-REL-005). */
export const createFlow = call({
  method: 'POST',
  path: 'flow',
  operationId: 'flow.create',
  access: { module: 'CRM' },
  summary: 'Create a dossier, with a new relation if need be',
  status: 201,
  body: t.Object(
    {
      ...fields,
      relation_id: t.Optional(nullable(t.Integer({ minimum: 1 }))),
      relation: t.Optional(
        t.Object(
          {
            fullname: t.Optional(t.String({ maxLength: 255 })),
            name: t.Optional(t.String({ maxLength: 255 })),
            nameprefix: t.Optional(nullable(t.String({ maxLength: 255 }))),
            surname: t.Optional(text),
            email: t.Optional(nullable(emailSchema)),
            phone: t.Optional(nullable(t.String({ maxLength: 32 }))),
            address: t.Optional(text),
            number: t.Optional(nullable(t.String({ maxLength: 16 }))),
            postcode: t.Optional(nullable(t.String({ maxLength: 16 }))),
            city: t.Optional(text),
          },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false, title: 'flow.create' },
  ),
  response: rowWith(flows, []),
  example: {
    relation: { fullname: 'Jan van der Berg' },
    description: 'Zonnepanelen',
    lead_source: 'Eigen website',
    tags: ['Particulier'],
  },
  async run(context, { body }) {
    return answerMade(flows, toRow(Flow, await makeFlow(context, body as AskedFlow)))
  },
})

/** A dossier as it is asked for: for somebody who is there, or somebody typed. */
interface AskedFlow extends Record<string, unknown> {
  readonly relation?: TypedPerson
  readonly relation_id?: number | null
}

/** Makes a dossier with the link of its customer. @throws Problem 422 without anybody that it is for */
export async function makeFlow(context: Context, { relation, relation_id, ...input }: AskedFlow) {
  const { fullname, name, surname } = relation ?? {}
  if (!relation_id && ![fullname, name, surname].some(part => part?.trim()))
    throw invalid('relation_id', 'crm.relation_needed')
  const { lead_source } = input
  const source = typeof lead_source === 'string' ? { lead_source } : {}
  const customer = relation_id ?? (await writeFlows.createRelation(context, { ...relation, ...source }))
  const flow = await createRecord(flows, context, { ...withEveryField(flows, input), relation_id: customer })
  await openLink(context, flowLink, String(flow.hash), flow.id)
  return flow
}
