import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { today } from '@core/time/today'
import {
  createRecurringInvoice,
  endRecurring,
  heldRecurring,
  pauseRecurring,
  resumeRecurring,
} from '@plugins/invoice/contract/recurring'
import { contractEvents } from '../contract'
import { MaintenanceContract } from '../entities/maintenance-contract'
import { visitDays } from './contract-states'
import { makeVisit } from './make-visits'

/** A contract with an amount has a recurring invoice, which begins with its first visit that is still to come. */
async function invoice(context: Context, id: number): Promise<void> {
  const contract = await openRecord(context, MaintenanceContract, id)
  if (!contract?.amount_exc) return
  const { title, flow_id, interval_unit, interval_count, end_date, amount_exc, mails } = contract
  const [first_date] = visitDays(contract, today(context.company))
  if (!first_date) return
  const recurring = await createRecurringInvoice(context, {
    ...{ flow_id, title: `${title} {{period.name}}`, interval_unit, interval_count, first_date },
    ...{ end_date: end_date ?? null, way: mails ? 'mail' : 'draft' },
    items: [
      {
        item_type: 'manual',
        item_name: `${title} {{period.name}}`,
        unit_rate_exc_manual: amount_exc,
        vat_percentage: rateOf(contract.vat_percentage),
      },
    ],
  })
  contract.recurring_invoice_id = recurring.id
}

const rateOf = (percentage: number): 0 | 9 | 21 => (percentage === 0 || percentage === 9 ? percentage : 21)

/** Does something with the recurring invoice of a contract while it still is in one of these statuses. */
async function withInvoice(
  context: Context,
  id: number,
  statuses: readonly string[],
  act: (context: Context, recurring: Awaited<ReturnType<typeof heldRecurring>>) => Promise<void>,
): Promise<void> {
  const contract = await openRecord(context, MaintenanceContract, id)
  if (!contract?.recurring_invoice_id) return
  const recurring = await heldRecurring(context, contract.recurring_invoice_id)
  if (statuses.includes(recurring.status)) await act(context, recurring)
}

/** The first visit of a new contract comes at once when its day is near. */
export const startsVisits: readonly EventHandler[] = [
  on(contractEvents.made, 'make the first visit', async ({ id }, context) => context.enqueue(makeVisit, { id })),
  on(contractEvents.resumed, 'make the next visit', async ({ id }, context) => context.enqueue(makeVisit, { id })),
]

/** The invoices of a contract begin, wait and end with it, in one piece. */
export const contractInvoices: readonly EventHandler[] = [
  on(contractEvents.made, 'begin its invoices', ({ id }, context) => invoice(context, id), { within: true }),
  on(
    contractEvents.paused,
    'pause its invoices',
    ({ id }, context) => withInvoice(context, id, ['active'], pauseRecurring),
    { within: true },
  ),
  on(
    contractEvents.resumed,
    'go on with its invoices',
    ({ id }, context) => withInvoice(context, id, ['paused'], resumeRecurring),
    { within: true },
  ),
  on(
    contractEvents.ended,
    'end its invoices',
    ({ id }, context) => withInvoice(context, id, ['active', 'paused'], endRecurring),
    { within: true },
  ),
  on(
    contractEvents.removed,
    'pause its invoices, removed',
    ({ id }, context) => withInvoice(context, id, ['active'], pauseRecurring),
    { within: true },
  ),
  on(
    contractEvents.restored,
    'go on with its invoices, restored',
    async ({ id }, context) => {
      const contract = await openRecord(context, MaintenanceContract, id)
      if (contract?.status === 'active') await withInvoice(context, id, ['paused'], resumeRecurring)
    },
    { within: true },
  ),
]
