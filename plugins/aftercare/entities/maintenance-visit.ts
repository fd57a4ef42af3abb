import { tenantEntity } from '@core/db/entity'
import { day, recordAt, reference } from '@core/db/fields'

/** A visit that a maintenance contract made: of each day there is one. */
export const MaintenanceVisit = tenantEntity({
  name: 'maintenancevisit',
  properties: {
    maintenancecontract_id: reference('maintenancecontract', { whenGone: 'goAlong' }),
    visit_date: day(),
    task_id: recordAt('task', { whenGone: 'empty' }).nullable(),
  },
  uniques: [['maintenancecontract_id', 'visit_date']],
})
