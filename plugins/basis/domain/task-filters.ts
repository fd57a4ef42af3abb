import { invalid } from '@core/context/problem'
import { not, pointingAt } from '@core/db/where'
import type { ListFilter } from '@core/resource/resource'
import { FLOW_STATUSES } from '@plugins/crm/contract'

/** Filters of tasks on whether they are planned, and on how far their dossier is (R-TASK-006). */
export const taskFilters: Readonly<Record<string, ListFilter>> = {
  planning: {
    description: '`planned` has a start, `unplanned` has none',
    asks([given, ...more]) {
      if (more.length || (given !== 'planned' && given !== 'unplanned')) throw invalid('planning', 'core.invalid_value')
      return { start_date: given === 'planned' ? not(null) : null }
    },
  },
  flow_phase_id: {
    description: 'Numbers of sub-statuses, separated by commas: tasks of dossiers in one of these',
    asks(given) {
      const numbers = given.map(Number)
      if (!numbers.every(number => Number.isSafeInteger(number) && number >= 0))
        throw invalid('flow_phase_id', 'core.invalid_number')
      return { flow_id: pointingAt('flow', 'flow_phase_id', numbers) }
    },
  },
  flow_status: {
    description: `Stages of dossiers, separated by commas: ${FLOW_STATUSES.join(', ')}`,
    asks(given) {
      const known: readonly string[] = FLOW_STATUSES
      if (!given.every(status => known.includes(status))) throw invalid('flow_status', 'core.invalid_value')
      return { flow_id: pointingAt('flow', 'status', given) }
    },
  },
}
