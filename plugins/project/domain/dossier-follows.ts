import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { visits } from '@plugins/basis/contract/visits'
import { flowMerged, flowReader, flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { keepsCustomer } from '@plugins/crm/contract/keeps-customer'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'

/** Sub-statuses that a dossier has by its projects alone. */
const BROUGHT: readonly (PhaseMeaning | null | undefined)[] = [
  'project_planned',
  'project_carry_out',
  'project_completed',
]

/** Where the newest project brings its dossier (R-FLOW-010); without any left one is to be planned. */
async function follow(context: Context, flowId: number | null | undefined): Promise<void> {
  if (!flowId) return
  const flows = context.use(flowWriter)
  await flows.hold(context, [flowId])
  const live = await readRows(context, Project, ['id', 'status'], { flow_id: flowId, is_template: false }, '-id')
  const newest = live.find(({ status }) => status !== 'cancelled')
  const meaning = newest ? await meaningOf(context, newest) : await withoutProject(context, flowId)
  if (meaning) await flows.advance(context, flowId, meaning)
}

async function meaningOf(
  context: Context,
  { id, status }: { readonly id: number; readonly status: string },
): Promise<PhaseMeaning | null> {
  if (status === 'new') return 'project_plan'
  if (status === 'completed') return 'project_completed'
  const own = await context.use(visits).of(context, [id])
  return own.some(visit => visit.status === 'afgerond') ? 'project_carry_out' : 'project_planned'
}

async function withoutProject(context: Context, flowId: number): Promise<PhaseMeaning | null> {
  const flow = await context.use(flowReader).flow(context, flowId)
  return BROUGHT.includes(flow?.phase_meaning) ? 'project_plan' : null
}

const ofProject = async (context: Context, id: number) =>
  follow(context, (await openRecord(context, Project, { id, is_template: false }))?.flow_id)

/** What follows for the dossier from its projects, and for the projects from their dossier; in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  ...(['planned', 'unplanned', 'completed', 'cancelled', 'putBack'] as const).map(what =>
    on(projectEvents[what], `bring the dossier on, ${what}`, ({ flow_id }, context) => follow(context, flow_id), {
      within: true,
    }),
  ),
  ...(['made', 'removed', 'restored', 'taskCompleted'] as const).map(what =>
    on(projectEvents[what], `bring the dossier on, ${what}`, ({ id }, context) => ofProject(context, id), {
      within: true,
    }),
  ),
  on(flowMerged, 'let the newest project count', ({ into }, context) => follow(context, into), { within: true }),
  ...keepsCustomer(Project),
]
