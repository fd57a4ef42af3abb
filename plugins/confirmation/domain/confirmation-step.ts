import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { FlowSteps } from '@plugins/crm/contract/flow-steps'
import { Confirmation } from '../entities/confirmation'

const ASKING: readonly string[] = ['draft', 'sent', 'rejected']

/** What the newest order confirmation of a dossier asks for; nothing once one was agreed to. */
export const confirmationSteps: FlowSteps = {
  async stepOf(context: Context, flow) {
    if (flow.status !== 'confirmation') return null
    const found = await readRows(context, Confirmation, ['id', 'number', 'status', 'reject_reason'], {
      flow_id: flow.id,
      is_template: false,
    })
    const [newest] = found.sort((one, other) => other.id - one.id)
    if (!newest || !ASKING.includes(newest.status)) return null
    const { id, number, status, reject_reason } = newest
    const names = { name: flow.relation_fullname, number: number ?? '' }
    return {
      title: context.text(`confirmation.step_${status}`, names),
      why: (status === 'rejected' && reject_reason) || context.text(`confirmation.why_${status}`),
      stage: 'confirmation',
      late: false,
      by_phone: status !== 'draft',
      url: `/confirmation_detail/${id}`,
      open: context.text('confirmation.openConfirmation'),
      done: null,
    }
  },
}
