import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { MOST_POINTS, pointsOf } from '../domain/checks'
import { CheckList } from '../entities/check-list'

/** Check lists by kind of equipment: whoever handles incidents reads them, who sets up the company changes them. */
export const checkLists = resource({
  entity: CheckList,
  module: ['AFTERCARE', 'CRM'],
  writers: { module: 'SETTINGS' },
  sort: 'description',
  called: { by: 'description' },
  prepare(list) {
    for (const field of ['description', 'kind'] as const) {
      list[field] = list[field].trim()
      if (!list[field]) throw invalid(field, 'core.required')
    }
    const points = pointsOf(list.points)
    if (!points.length) throw invalid('points', 'core.required')
    if (points.length > MOST_POINTS) throw invalid('points', 'aftercare.too_many_points', { most: MOST_POINTS })
    list.points = points.join('\n')
  },
})
