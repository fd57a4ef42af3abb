import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { above, atLeast } from '@core/db/where'
import { withoutParent } from '@core/states/parents'
import { dayOf, today } from '@core/time/today'
import type { DocumentRecord } from '@plugins/documents/contract'
import { invoiceSettings } from '../domain/invoice-settings'
import { isLate } from '../domain/is-late'
import { OPEN_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { InvoiceDispute } from '../entities/invoice-dispute'
import { InvoiceReminder } from '../entities/invoice-reminder'
import { ReminderPause } from '../entities/reminder-pause'
import { type NextStep, nextStep } from './schedule'
import type { ChosenStep, Step } from './steps'

const FIELDS = [
  'id',
  'number',
  'status',
  'relation_id',
  'relation_fullname',
  'flow_id',
  'customer',
  'sent_to',
  'documentdate',
  'enddate',
  'amount_inc_vat',
  'amount_open',
  'date_send',
  'date_viewed',
  'date_reminded',
] as const

/** Where an invoice stands on its way to being paid; the groups of the screen, in this order. */
export const STAGES = ['upcoming', 'first', 'second', 'notice', 'disputed'] as const
export type Stage = (typeof STAGES)[number]

/** Why nothing goes out about an invoice by itself, whatever day it is. */
export const STOPS = ['disputed', 'no_address', 'in_trash'] as const

interface Stopped {
  readonly by: (typeof STOPS)[number]
  readonly reason: Reason
}

/** An open invoice with what went out about it, what comes next, and what stops that. */
export type Standing = Awaited<ReturnType<typeof standingsOf>>[number]

/** Where a reminder goes: where the invoice was mailed last, else to the address that stands on it. */
export const addressOf = ({ sent_to, customer }: Pick<DocumentRecord, 'sent_to' | 'customer'>): string | null =>
  sent_to || customer?.email || null

const dayIn = (context: Context, moment: string | null): string | null =>
  moment && dayOf(new Date(moment), context.company)

/** How every open invoice stands, or those of some numbers: those that were paid, credited or written off are not among them. */
export async function standingsOf(context: Context, id?: number) {
  const { invoice_reminder_steps: steps } = await invoiceSettings.of(context)
  const now = today(context.company)
  const invoices = await readRows(
    context,
    Invoice,
    FIELDS,
    {
      status: [...OPEN_STATUSES],
      is_template: false,
      credit_of: null,
      amount_open: above(0),
      ...(id === undefined ? {} : { id }),
    },
    'enddate',
  )
  const ids = invoices.map(invoice => invoice.id)
  if (!ids.length) return []
  const [sent, pauses, disputes, trashed] = await Promise.all([
    readRows(context, InvoiceReminder, ['invoice_id', 'step', 'sent_on'], { invoice_id: ids }, 'id'),
    pausesNow(context),
    readRows(
      context,
      InvoiceDispute,
      ['invoice_id', 'reason', 'amount', 'disputed_on'],
      { invoice_id: ids, settled_at: null },
      'id',
    ),
    withoutParent(context, Invoice, invoices),
  ])
  const sentOf = Map.groupBy(sent, row => row.invoice_id)
  const disputeOf = new Map(disputes.map(dispute => [dispute.invoice_id, dispute]))
  const pauseOf = longest(pauses)

  return invoices.map(invoice => {
    const went = sentOf.get(invoice.id) ?? []
    const dispute = disputeOf.get(invoice.id) ?? null
    const pause = pauseOf(invoice)
    const late = isLate(context, invoice)
    const inTrash = trashed.get(invoice.id)
    const lastStep = went.at(-1)?.step ?? null
    const stopped: Stopped | null = dispute
      ? { by: 'disputed', reason: 'invoice.is_disputed' }
      : inTrash
        ? { by: 'in_trash', reason: inTrash }
        : addressOf(invoice)
          ? null
          : { by: 'no_address', reason: 'invoice.no_address' }
    return {
      invoice,
      dispute,
      pause,
      stopped,
      isLate: late,
      stage: stageOf(lastStep, late, dispute !== null),
      last: lastOf(context, invoice, went),
      next: invoice.enddate ? planned(invoice.enddate) : null,
    }

    function planned(enddate: string): NextStep | null {
      return nextStep(
        {
          enddate,
          sentOn: dayIn(context, invoice.date_send),
          done: went.map(({ step }) => step),
          remindedOn: dayIn(context, invoice.date_reminded),
          pausedUntil: pause?.until ?? null,
        },
        steps as readonly ChosenStep[],
        now,
      )
    }
  })
}

/** The pauses that hold today, of all invoices. */
export const pausesNow = (context: Context) =>
  readRows(context, ReminderPause, ['invoice_id', 'relation_id', 'until'], {
    until: atLeast(today(context.company)),
    ended_at: null,
  })

interface Pause {
  readonly invoice_id: number | null
  readonly relation_id: number | null
  readonly until: string
}

/** What a pause is of. */
export const pausedOf = ({ invoice_id, relation_id }: Pause): 'invoice' | 'customer' | 'all' =>
  invoice_id ? 'invoice' : relation_id ? 'customer' : 'all'

/** Finds the pause that holds an invoice up for longest. */
function longest(pauses: readonly Pause[]) {
  const byLength = pauses.toSorted((one, other) => other.until.localeCompare(one.until))
  const all = byLength.find(pause => pausedOf(pause) === 'all')
  const byInvoice = Map.groupBy(byLength, ({ invoice_id }) => invoice_id)
  const byRelation = Map.groupBy(byLength, ({ relation_id }) => relation_id)
  return ({ id, relation_id }: { readonly id: number; readonly relation_id: number | null }): Pause | null => {
    const own = [all, byInvoice.get(id)?.[0], relation_id ? byRelation.get(relation_id)?.[0] : undefined]
    return own.flatMap(pause => pause ?? []).toSorted((one, other) => other.until.localeCompare(one.until))[0] ?? null
  }
}

function stageOf(last: Step | null, late: boolean, disputed: boolean): Stage {
  if (disputed) return 'disputed'
  if (!late) return 'upcoming'
  return last === 'second' || last === 'notice' ? last : 'first'
}

/** What happened last. */
export type Last = { readonly what: Step | 'sent' | 'viewed' | 'reminded'; readonly day: string }

interface Touched {
  readonly date_send: string | null
  readonly date_viewed: string | null
  readonly date_reminded: string | null
}

function lastOf(
  context: Context,
  { date_send, date_viewed, date_reminded }: Touched,
  went: readonly { readonly step: Step; readonly sent_on: string }[],
): Last | null {
  const step = went.at(-1)
  const happened = [
    step && { what: step.step, day: step.sent_on },
    { what: 'reminded' as const, day: dayIn(context, date_reminded) },
    { what: 'viewed' as const, day: dayIn(context, date_viewed) },
    { what: 'sent' as const, day: dayIn(context, date_send) },
  ]
  return happened.reduce<Last | null>(
    (last, one) => (one?.day && (!last || one.day > last.day) ? { what: one.what, day: one.day } : last),
    null,
  )
}
