import { states } from '@core/states/states'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'

const isNoTemplate = ({ is_template }: { readonly is_template: boolean }) => !is_template || 'project.template_stays'

/** Work waits to be planned, is planned, and is done or called off (R-PROJ-001 to R-PROJ-003). */
export const projectStates = states(Project, {
  initial: 'new',
  moves: {
    plan: { from: ['new'], to: 'planned', when: [isNoTemplate], logs: 'planned', tells: projectEvents.planned },
    replan: { from: ['planned'], to: 'planned', logs: 'replanned' },
    unplan: { from: ['planned'], to: 'new', logs: 'unplanned', tells: projectEvents.unplanned },
    complete: {
      from: ['new', 'planned'],
      to: 'completed',
      when: [isNoTemplate],
      stamps: 'date_completed',
      logs: 'completed',
      tells: projectEvents.completed,
    },
    cancel: {
      from: ['new', 'planned'],
      to: 'cancelled',
      when: [isNoTemplate],
      stamps: 'date_cancelled',
      logs: 'cancelled',
      tells: projectEvents.cancelled,
    },
  },
  putBack: { to: ['new', 'planned', 'completed'], tells: projectEvents.putBack },
})
