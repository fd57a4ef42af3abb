import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { FlowFacts } from '@plugins/crm/contract'
import type { FlowStep, FlowSteps } from '@plugins/crm/contract/flow-steps'
import { Quotation } from '../entities/quotation'

interface Offer {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly version_enddate: string | null
  readonly reject_reason: string | null
}

/** Stages in which a dossier has yet to be won. */
const OPEN: readonly string[] = ['unread', 'new', 'intake', 'quotation']
const ASKING: readonly string[] = ['draft', 'sent', 'rejected', 'expired']

/** What the newest quotation of a dossier asks for; nothing once one was agreed to. */
export const quotationSteps: FlowSteps = {
  async stepOf(context, flow) {
    if (!OPEN.includes(flow.status)) return null
    const found = await readRows(context, Quotation, ['id', 'number', 'status', 'version_enddate', 'reject_reason'], {
      flow_id: flow.id,
      is_template: false,
    })
    if (found.some(({ status }) => status === 'approved')) return null
    const [newest] = found.filter(({ status }) => ASKING.includes(status)).sort((one, other) => other.id - one.id)
    return newest ? stepFor(context, flow, newest) : null
  },
}

function stepFor(
  context: Context,
  flow: FlowFacts,
  { id, number, status, version_enddate, reject_reason }: Offer,
): FlowStep {
  const called = flow.phase_meaning === 'quotation_called'
  const key = status === 'sent' && called ? 'decide' : status
  const names = { name: flow.relation_fullname, number: number ?? '', day: dayOf(context, version_enddate) }
  return {
    title: context.text(`quotation.step_${key}`, names),
    why: (status === 'rejected' && reject_reason) || context.text(`quotation.why_${status}`, names),
    stage: 'quotation',
    late: false,
    by_phone: status !== 'draft',
    url: `/quotation_detail/${id}`,
    open: context.text('quotation.openQuotation'),
    done:
      status === 'draft' || key === 'decide' ? null : status === 'sent' ? 'quotation_called' : 'quotation_new_version',
  }
}

const dayOf = ({ language }: Context, day: string | null) =>
  day ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)) : '–'
