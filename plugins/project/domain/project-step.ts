import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { FlowFacts } from '@plugins/crm/contract'
import { agreements } from '@plugins/crm/contract/agreements'
import type { FlowStep, FlowSteps } from '@plugins/crm/contract/flow-steps'
import { stepMoment } from '@plugins/crm/contract/step-moment'
import { Project } from '../entities/project'

const COLUMNS = ['id', 'status', 'start_date', 'end_date'] as const

interface Found {
  readonly id: number
  readonly status: string
  readonly start_date: string | null
  readonly end_date: string | null
}

/** What the newest project of a dossier asks for: a plan, the work, or its end; and a project once its customer agreed. */
export const projectSteps: FlowSteps = {
  async stepOf(context, flow) {
    const begun = flow.status === 'project'
    if (!begun && !mayBegin(context, flow)) return null
    const rows = await readRows(context, Project, COLUMNS, { flow_id: flow.id, is_template: false }, '-id')
    const newest = rows.find(({ status }) => status !== 'cancelled')
    if (newest) return stepFor(context, flow, newest)
    const make = () => step(context, flow, begun ? 'make' : 'begin', `/flow_detail/${flow.id}?newproject=1`)
    return begun || (await isAgreed(context, flow.id)) ? make() : null
  },
}

/** The last document that customers agree to, as far as the company has these, is where the work comes next. */
function mayBegin(context: Context, { status }: FlowFacts): boolean {
  return status === (context.owns('CONFIRMATION') ? 'confirmation' : 'quotation')
}

async function isAgreed(context: Context, id: number): Promise<boolean> {
  for (const source of context.all(agreements)) if ((await source.agreedOf(context, [id])).length) return true
  return false
}

function stepFor(context: Context, flow: FlowFacts, { id, status, start_date, end_date }: Found): FlowStep | null {
  const url = `/project_detail/${id}`
  if (status === 'new') return step(context, flow, 'plan', `${url}?edit=1`)
  if (status !== 'planned') return null
  if (!start_date) return step(context, flow, 'do', url)
  const isOver = new Date(end_date ?? start_date) < new Date()
  return step(context, flow, isOver ? 'finish' : 'do', url, stepMoment(context, start_date))
}

type Step = 'begin' | 'make' | 'plan' | 'do' | 'finish'

const step = (context: Context, flow: FlowFacts, key: Step, url: string, moment = ''): FlowStep => ({
  title: context.text(`project.step_${key}`, { name: flow.relation_fullname }),
  why: context.text(`project.why_${key === 'do' && !moment ? 'do_some_day' : key}`, { moment }),
  stage: 'project',
  late: key === 'finish',
  by_phone: key === 'plan',
  url,
  open: context.text(`project.open_${key}`),
  done: null,
})
