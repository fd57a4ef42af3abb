import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { formatEuros } from '@core/domain/money'
import { today } from '@core/time/today'
import type { FlowFacts } from '@plugins/crm/contract'
import type { FlowStep, FlowSteps } from '@plugins/crm/contract/flow-steps'
import { Invoice } from '../entities/invoice'
import { type Due, dueOf } from './due'
import { OPEN_STATUSES } from './open-statuses'
import { documentsToBill } from './to-bill'

interface Bill {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly enddate: string | null
  readonly amount_open: number
  readonly amount_inc_vat: number
}

const COLUMNS = ['id', 'number', 'status', 'enddate', 'term', 'amount_open', 'amount_inc_vat'] as const

/**
 * What the invoices of a dossier ask for: one that is too late, or the draft of a payment term, wherever the dossier is;
 * otherwise, in the stage of the invoice, one that still has to go out or to be paid. Credit invoices ask for nothing. Once
 * the work is done, what is left of what was agreed asks to be billed.
 */
export const invoiceSteps: FlowSteps = {
  async stepOf(context, flow) {
    const open = await readRows(context, Invoice, COLUMNS, {
      flow_id: flow.id,
      is_template: false,
      status: ['draft', ...OPEN_STATUSES],
      credit_of: null,
    })
    const asking = open
      .filter(({ status, amount_open }) => status === 'draft' || amount_open > 0)
      .sort((one, other) => (one.enddate ?? '').localeCompare(other.enddate ?? ''))
      .map(invoice => ({ invoice, due: dueOf(invoice, today(context.company)) }))
    const late = asking.find(({ due }) => due.kind === 'late')
    if (late) return stepFor(context, flow, late.invoice, late.due)
    const first = asking.find(
      ({ invoice }) => flow.status === 'invoice' || (invoice.status === 'draft' && invoice.term !== null),
    )
    return first ? stepFor(context, flow, first.invoice, first.due) : restToBill(context, flow)
  },
}

function stepFor(
  context: Context,
  flow: FlowFacts,
  { id, number, status, amount_open, amount_inc_vat }: Bill,
  due: Due,
): FlowStep {
  const kind = status === 'draft' ? 'draft' : due.kind
  const asksForCall = kind === 'late' && flow.status === 'invoice'
  const amount = formatEuros(status === 'draft' ? amount_inc_vat : amount_open, context.language)
  return {
    title: context.text(`invoice.step_${kind}`, { name: flow.relation_fullname, number: number ?? '' }),
    why: [kind === 'draft' ? null : inDays(context, due), amount].filter(Boolean).join(' · '),
    stage: 'invoice',
    late: kind === 'late',
    by_phone: kind === 'late',
    url: `/invoice_detail/${id}`,
    open: context.text('invoice.openInvoice'),
    done: asksForCall && flow.phase_meaning !== 'invoice_called' ? 'invoice_called' : null,
  }
}

/** Work that is done is billed: the final invoice, of whatever was agreed and is not billed yet. */
async function restToBill(context: Context, flow: FlowFacts): Promise<FlowStep | null> {
  if (flow.phase_meaning !== 'project_completed') return null
  const [next] = await documentsToBill(context, { flow_id: flow.id })
  if (!next) return null
  return {
    title: context.text('invoice.step_final', { name: flow.relation_fullname }),
    why: [context.text('invoice.why_final'), formatEuros(next.left_inc_vat, context.language)].join(' · '),
    stage: 'invoice',
    late: false,
    by_phone: false,
    url: `/${next.kind}_detail/${next.id}`,
    open: context.text('invoice.open_final'),
    done: null,
  }
}

function inDays(context: Context, due: Due): string | null {
  if (!('days' in due)) return null
  if (due.kind === 'left' && due.days === 0) return context.text('invoice.why_today')
  const key = due.kind === 'late' ? 'dueLate' : 'dueLeft'
  return context.text(`invoice.${key}`, { count: due.days })
}
