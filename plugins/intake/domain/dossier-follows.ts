import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { flowMerged, flowReader, flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { customerFollows } from '@plugins/crm/contract/customer-follows'
import { intakeEvents } from '../contract'
import { Intake } from '../entities/intake'

const MEANINGS: Readonly<Record<string, PhaseMeaning>> = {
  draft: 'intake_plan',
  planned: 'intake_planned',
  completed: 'intake_completed',
}

/** Sub-statuses that a dossier has by its surveys alone. */
const BROUGHT: readonly (PhaseMeaning | null | undefined)[] = ['intake_planned', 'intake_completed']

/** Where the newest survey brings its dossier (R-FLOW-007); without any left one is to be planned. */
async function follow(context: Context, flowId: number | null | undefined): Promise<void> {
  if (!flowId) return
  const flows = context.use(flowWriter)
  await flows.hold(context, [flowId])
  const live = await readRows(context, Intake, ['id', 'status'], { flow_id: flowId, is_template: false }, '-id')
  const newest = live.find(({ status }) => status !== 'cancelled')
  await flows.setIntake(context, flowId, newest?.id ?? null)
  const meaning = newest ? MEANINGS[newest.status] : await withoutIntake(context, flowId)
  if (meaning) await flows.advance(context, flowId, meaning)
}

async function withoutIntake(context: Context, flowId: number): Promise<PhaseMeaning | null> {
  const flow = await context.use(flowReader).flow(context, flowId)
  return BROUGHT.includes(flow?.phase_meaning) ? 'intake_plan' : null
}

const ofIntake = async (context: Context, id: number) =>
  follow(context, (await openRecord(context, Intake, { id, is_template: false }))?.flow_id)

/** What follows for the dossier from its surveys, and for the surveys from their dossier; in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  ...(['planned', 'unplanned', 'completed', 'cancelled', 'putBack'] as const).map(what =>
    on(intakeEvents[what], `bring the dossier on, ${what}`, ({ flow_id }, context) => follow(context, flow_id), {
      within: true,
    }),
  ),
  ...(['made', 'removed', 'restored'] as const).map(what =>
    on(intakeEvents[what], `bring the dossier on, ${what}`, ({ id }, context) => ofIntake(context, id), {
      within: true,
    }),
  ),
  on(flowMerged, 'let the newest survey count', ({ into }, context) => follow(context, into), { within: true }),
  ...customerFollows(Intake),
]
