import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { fromEuros, toEuros } from '@core/domain/money'
import { workingDayFrom } from '@core/domain/working-day'
import { addDays, latestDay, today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { invoiceSettings } from '../domain/invoice-settings'
import { OPEN_STATUSES } from '../domain/open-statuses'
import { InvoiceReminder } from '../entities/invoice-reminder'
import { comingRun } from './run-time'
import { pausedOf, pausesNow, STAGES, STOPS, type Standing, standingsOf } from './standing'
import { stepSchema } from './step-schema'
import { STEPS, type Step } from './steps'

const literals = <const T extends readonly string[]>(values: T) => t.Union(values.map(value => t.Literal(value)))
const day = t.String({ format: 'date' })
const together = t.Object({ count: t.Integer(), amount: t.Number() })

const row = t.Object({
  id: t.Integer(),
  number: nullable(t.String()),
  relation_id: nullable(t.Integer()),
  relation_fullname: t.String(),
  flow_id: nullable(t.Integer()),
  status: literals(OPEN_STATUSES),
  enddate: nullable(day),
  amount_open: t.Number(),
  stage: literals(STAGES),
  last: nullable(t.Object({ what: literals([...STEPS, 'sent', 'viewed', 'reminded']), day })),
  /** With the day on which it goes: that of a round which is still to come. */
  next: nullable(t.Object({ step: stepSchema, on: day })),
  /** Whether the day of that step has come. */
  due: t.Boolean(),
  stop: nullable(literals(STOPS)),
  pause: nullable(t.Object({ until: day, of: literals(['invoice', 'customer', 'all']) })),
  dispute: nullable(t.Object({ reason: t.String(), amount: nullable(t.Number()), disputed_on: day })),
})

/** Working days of which the screen says what goes out. */
const DAYS = 6

/** Open invoices with what went out about each and what comes next, in groups; what goes out in the next days; what stops all. */
export const readReminders = call({
  method: 'GET',
  path: 'reminder',
  operationId: 'reminder.list',
  access: { module: 'INVOICE' },
  summary: 'Open invoices by how far their reminders are, with the last and the next step of each',
  query: t.Object({
    stage: t.Optional(literals(STAGES)),
    offset: t.Optional(t.Integer({ minimum: 0 })),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })),
  }),
  response: t.Object({
    /** Whether reminders go by themselves, at which hour, and the last day of a pause of all of them. */
    on: t.Boolean(),
    hour: t.Integer(),
    paused_until: nullable(day),
    /** The last day of the pause of each customer that has one. */
    paused_customers: t.Array(t.Object({ relation_id: t.Integer(), until: day })),
    open: together,
    late: together,
    days: t.Array(
      t.Object({ day, sent: t.Boolean(), steps: t.Array(t.Object({ step: stepSchema, count: t.Integer() })) }),
    ),
    stages: t.Array(t.Object({ stage: literals(STAGES), count: t.Integer(), amount: t.Number() })),
    total: t.Integer(),
    invoices: t.Array(row),
  }),
  async run(context, { query }) {
    const { invoice_reminders: on, invoice_reminder_hour: hour } = await invoiceSettings.of(context)
    const [standings, pauses, sentToday] = await Promise.all([
      standingsOf(context),
      pausesNow(context),
      readRows(context, InvoiceReminder, ['step'], { sent_on: today(context.company) }),
    ])
    const run = comingRun(new Date(), hour, context.company)
    const rows = standings.map(standing => rowOf(standing, run, today(context.company)))
    const asked = STAGES.flatMap(stage =>
      query.stage && query.stage !== stage ? [] : rows.filter(one => one.stage === stage),
    )
    const offset = query.offset ?? 0
    return {
      on,
      hour,
      paused_until: lastDay(pauses.filter(pause => pausedOf(pause) === 'all')),
      paused_customers: [...Map.groupBy(pauses, ({ relation_id }) => relation_id)].flatMap(([relation_id, own]) => {
        const until = lastDay(own)
        return relation_id && until ? [{ relation_id, until }] : []
      }),
      open: sum(rows),
      late: sum(standings.filter(({ isLate }) => isLate).map(({ invoice }) => invoice)),
      days: daysOf(context, rows, run, sentToday),
      stages: STAGES.map(stage => ({ stage, ...sum(rows.filter(one => one.stage === stage)) })),
      total: asked.length,
      invoices: asked.slice(offset, offset + (query.limit ?? 200)),
    }
  },
})

const lastDay = (pauses: readonly { readonly until: string }[]): string | null =>
  pauses.reduce<string | null>((last, { until }) => (last && last > until ? last : until), null)

function rowOf({ invoice, stage, last, next, stopped, pause, dispute }: Standing, run: string, now: string) {
  const { id, number, relation_id, relation_fullname, flow_id, status, enddate, amount_open } = invoice
  return {
    ...{ id, number, relation_id, relation_fullname, flow_id, status, enddate, amount_open, stage, last },
    stop: stopped?.by ?? null,
    next: next && { step: next.step, on: latestDay([next.on, run]) },
    due: next !== null && next.on <= now,
    pause: pause && { until: pause.until, of: pausedOf(pause) },
    dispute: dispute && { reason: dispute.reason, amount: dispute.amount, disputed_on: dispute.disputed_on },
  }
}

type Row = ReturnType<typeof rowOf>

const sum = (rows: readonly { readonly amount_open: number }[]) => ({
  count: rows.length,
  amount: toEuros(rows.reduce((cents, { amount_open }) => cents + fromEuros(amount_open), 0)),
})

/** What goes out on the working days from today on, as long as nobody pays; of today what went, once its round is over. */
function daysOf(context: Context, rows: readonly Row[], run: string, sentToday: readonly { readonly step: Step }[]) {
  const now = today(context.company)
  const days = [now]
  while (days.length < DAYS) days.push(workingDayFrom(addDays(days.at(-1) ?? now, 1)))
  return days.map(one => {
    const sent = one < run
    const goes = sent
      ? sentToday.map(({ step }) => step)
      : rows.flatMap(({ next, stop }) => (next && !stop && next.on === one ? [next.step] : []))
    const steps = STEPS.map(step => ({ step, count: goes.filter(each => each === step).length }))
    return { day: one, sent, steps: steps.filter(({ count }) => count > 0) }
  })
}
