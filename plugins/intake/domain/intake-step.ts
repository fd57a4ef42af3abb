import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { FlowFacts } from '@plugins/crm/contract'
import type { FlowStep, FlowSteps } from '@plugins/crm/contract/flow-steps'
import { stepMoment } from '@plugins/crm/contract/step-moment'
import { Intake } from '../entities/intake'

/** Stages in which a survey is what comes next. */
const BEFORE: readonly string[] = ['unread', 'new', 'intake']

interface Found {
  readonly id: number
  readonly status: string
  readonly intake_date: string | null
  readonly end_date: string | null
}

/** What the newest survey of a dossier asks for: a moment, the visit, or to be worked out; and a survey where one lacks. */
export const intakeSteps: FlowSteps = {
  async stepOf(context, flow) {
    if (!BEFORE.includes(flow.status)) return null
    const where = { flow_id: flow.id, is_template: false }
    const rows = await readRows(context, Intake, ['id', 'status', 'intake_date', 'end_date'], where, '-id')
    const newest = rows.find(({ status }) => status !== 'cancelled')
    if (newest) return stepFor(context, flow, newest)
    const isAsked = flow.status === 'intake' || flow.phase_meaning === 'lead_appointment'
    return isAsked ? step(context, flow, 'make', `/flow_detail/${flow.id}?newintake=1`) : null
  },
}

function stepFor(context: Context, flow: FlowFacts, { id, status, intake_date, end_date }: Found): FlowStep | null {
  const url = `/intake_detail/${id}`
  if (status === 'draft') return step(context, flow, 'plan', `${url}?edit=1`)
  if (status !== 'planned' || !intake_date) return null
  const isOver = new Date(end_date ?? intake_date) < new Date()
  return step(context, flow, isOver ? 'work_out' : 'do', url, stepMoment(context, intake_date))
}

type Step = 'make' | 'plan' | 'do' | 'work_out'

const step = (context: Context, flow: FlowFacts, key: Step, url: string, moment = ''): FlowStep => ({
  title: context.text(`intake.step_${key}`, { name: flow.relation_fullname }),
  why: context.text(`intake.why_${key}`, { moment }),
  stage: 'intake',
  late: key === 'work_out',
  by_phone: key === 'make' || key === 'plan',
  url,
  open: context.text(`intake.open_${key}`),
  done: null,
})
