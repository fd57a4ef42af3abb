import { states } from '@core/states/states'
import { intakeEvents } from '../contract'
import { Intake } from '../entities/intake'

const isNoTemplate = ({ is_template }: { readonly is_template: boolean }) => !is_template || 'intake.template_stays'

/** A survey waits to be planned, stands in the agenda, and is done or called off (R-INTK-001, R-INTK-002). */
export const intakeStates = states(Intake, {
  initial: 'draft',
  moves: {
    plan: { from: ['draft'], to: 'planned', when: [isNoTemplate], logs: 'planned', tells: intakeEvents.planned },
    replan: { from: ['planned'], to: 'planned', logs: 'replanned' },
    unplan: { from: ['planned'], to: 'draft', logs: 'unplanned', tells: intakeEvents.unplanned },
    complete: {
      from: ['draft', 'planned'],
      to: 'completed',
      when: [isNoTemplate],
      stamps: 'date_completed',
      logs: 'completed',
      tells: intakeEvents.completed,
    },
    cancel: {
      from: ['draft', 'planned'],
      to: 'cancelled',
      when: [isNoTemplate],
      stamps: 'date_cancelled',
      logs: 'cancelled',
      tells: intakeEvents.cancelled,
    },
  },
  putBack: { to: ['draft', 'planned', 'completed'], tells: intakeEvents.putBack },
  owns: ['intake_date', 'end_date'],
})
