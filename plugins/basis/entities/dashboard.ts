import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, json, reference } from '@core/db/fields'
import { USECASES, widgets } from '../contract/dashboard-widget'

/** How somebody arranged a dashboard; with nobody's name how the company did for whoever arranged none. */
export const Dashboard = tenantEntity({
  name: 'dashboard',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }).nullable(),
    usecase: choice(USECASES),
    widgets: internal(json(widgets)),
  },
  indexes: [['usecase', 'user_id']],
})
