import { type Call, call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { signedForms } from '@plugins/surveys/contract'
import { Type as t } from '@sinclair/typebox'
import { deliveryOf } from '../domain/delivery-of'
import { projects } from '../resources/projects'

/** How far the delivery of a project is: the forms that its customer signs, and the report of the last one. */
export const readDelivery: Call = call({
  method: 'GET',
  path: 'project/:id/delivery',
  access: { module: 'PROJECT' },
  summary: 'The forms that the customer of a project signs, and the report that was signed',
  params: idParams,
  response: t.Object({
    forms: t.Array(
      t.Object({ id: t.Integer(), name: t.String(), status: t.Union([t.Literal('open'), t.Literal('sent')]) }),
    ),
    report: nullable(
      t.Object({
        id: t.Integer(),
        number: nullable(t.String()),
        title: nullable(t.String()),
        status: t.String(),
        signername: nullable(t.String()),
        signed_at: nullable(t.String({ format: 'date-time' })),
        mail_to: nullable(t.String({ description: 'Where it was mailed to; null for a customer without an address' })),
      }),
    ),
  }),
  async run(context, { params: { id } }) {
    const { flow_data_id, delivery_id } = await find(projects, context, id)
    const forms = flow_data_id ? await context.use(signedForms).toSign(context, flow_data_id, 'project') : []
    return { forms: [...forms], report: delivery_id ? await deliveryOf(context, delivery_id) : null }
  },
})
