import { on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'
import { followVisits } from './follow-visits'
import { planVisits, resume, takeOut } from './plan-visits'

/** The visits of a project that is put back go with it: they go on, are planned again, or wait to be planned. */
export const visitsArePutBack = on(
  projectEvents.putBack,
  'bring the visits along',
  async ({ id, from, to }, context) => {
    const project = await openRecord(context, Project, id)
    if (!project) return
    const { start_date } = project
    if (from === 'cancelled') await resume(context, id)
    if (to === 'new') await takeOut(context, id)
    else if (from === 'cancelled' && to === 'planned' && start_date) await planVisits(context, project, start_date)
    await followVisits(context, id)
  },
  { within: true },
)
