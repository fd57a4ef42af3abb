import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { isWorkingDay } from '@core/domain/working-day'
import { withoutParent } from '@core/states/parents'
import { dayOf, today } from '@core/time/today'
import { type DocumentRecord, mailDocument, mailStart } from '@plugins/documents/contract'
import { quotationKind } from '../domain/quotation-kind'
import { quotationSettings } from '../domain/quotation-settings'
import { Quotation } from '../entities/quotation'
import { QuotationFollowUp } from '../entities/quotation-follow-up'
import { followUpDay } from './follow-up-day'
import { followUpMail } from './follow-up-mail'

/** The days that a company chose, on a working day; none while it did not choose to. */
async function chosenDays(context: Context): Promise<readonly number[]> {
  const { quotation_follow_up, quotation_follow_up_days } = await quotationSettings.of(context)
  return quotation_follow_up && isWorkingDay(today(context.company)) ? quotation_follow_up_days : []
}

interface Offered {
  readonly status: string
  readonly is_template: boolean
  readonly changed_since_sent: boolean
  readonly version_enddate?: string | null | undefined
  readonly date_send?: Date | string | null | undefined
}

/** Whether a customer has a quotation and may still say yes to it; not while staff make the next version. */
const waits = (context: Context, { status, is_template, changed_since_sent, version_enddate, date_send }: Offered) =>
  status === 'sent' &&
  !is_template &&
  !changed_since_sent &&
  Boolean(date_send) &&
  !(version_enddate && version_enddate.slice(0, 10) < today(context.company))

/**
 * Asks the customer of one quotation, once each time: the quotation is held, so that of several who do this at one moment
 * the others find that it was done, and an answer that came first is seen.
 */
export const followUpQuotation = job<{ quotation_id: number }>(
  'quotation.follow-up-quotation',
  async ({ quotation_id: id }, context) => {
    const days = await chosenDays(context)
    const quotation = days.length ? await openRecord(context, Quotation, id, { hold: true }) : null
    if (!quotation?.date_send || quotation.deleted_at || !waits(context, quotation)) return
    const { version_number, flow_id } = quotation
    const asked = await readRows(context, QuotationFollowUp, ['sent_on'], { quotation_id: id, version_number }, 'id')
    const sentOn = dayOf(quotation.date_send, context.company)
    const on = followUpDay({ sentOn, asked: asked.map(({ sent_on }) => sent_on) }, days)
    const day = today(context.company)
    if (!on || on > day || (await withoutParent(context, Quotation, [quotation], { made: true })).size) return
    if (await isAgreedElsewhere(context, quotation)) return
    const { to_email, ...mail } = await mailStart(context, quotationKind, quotation, followUpMail)
    const to = quotation.sent_to || to_email
    if (!to) return
    const round = asked.length + 1
    await insertRows(context, QuotationFollowUp, [
      { quotation_id: id, version_number, round, sent_on: day, sent_to: to },
    ])
    await mailDocument(context, quotationKind, quotation, to, mail)
    context.log({ type: 'quotation', id, flowId: flow_id, description: 'followed_up', after: { to, round } })
  },
)

/** Whether the customer said yes to another quotation of the same dossier: that is an answer too. */
async function isAgreedElsewhere(context: Context, { flow_id }: Pick<DocumentRecord, 'flow_id'>): Promise<boolean> {
  if (!flow_id) return false
  return (await readRows(context, Quotation, ['id'], { flow_id, status: 'approved' }, 'id', { limit: 1 })).length > 0
}

/** Looks every working day which customers did not answer; each is asked by a job of its own. */
export const followUpQuotations = job<Record<string, never>>(
  'quotation.follow-up-quotations',
  async (_, context) => {
    if (!(await chosenDays(context)).length) return
    const columns = ['id', 'status', 'is_template', 'changed_since_sent', 'version_enddate', 'date_send'] as const
    const sent = await readRows(context, Quotation, columns, { status: 'sent', is_template: false })
    for (const quotation of sent)
      if (waits(context, quotation)) context.enqueue(followUpQuotation, { quotation_id: quotation.id })
  },
  { dailyAt: 9 },
)
