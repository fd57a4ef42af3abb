import { on } from '@core/context/event'
import { trigger } from '@core/context/trigger'
import { openRecord } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import { flowReader } from '@plugins/crm/contract'
import { formSentByCustomer } from '../contract/form-events'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'

/** The adviser of the dossier hears that the customer filled a form in; without one everybody does. */
export const tellStaff = on(formSentByCustomer, 'tell the adviser', async ({ id, flow_id }, context) => {
  const item = await openRecord(context, FlowDataItem, id)
  const flow = flow_id ? await context.use(flowReader).flow(context, flow_id) : null
  if (!item || !flow) return
  const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
  await notify(context, {
    ...{ type: 'flowdataitem', id, flowId: flow.id, userId: flow.user_id },
    title: context.text('surveys.customer_filled_in', { name: flow.relation_fullname }),
    body: item.description ?? version?.description ?? null,
    url: `/flowdataitem_detail/${id}`,
  })
})

/** What happens to forms that the rules of a company may listen to (G-TRIG). */
export const triggers = [
  trigger(formSentByCustomer, {
    label: 'surveys.trigger_form_sent_by_customer',
    about: 'flowdataitem',
    fields: ['flow_id', 'vertical_id', 'item_type'],
  }),
]
