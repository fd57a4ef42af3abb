import { tenantEntity } from '@core/db/entity'
import { moment, reference } from '@core/db/fields'

/** The address at which other calendars read the agenda of a colleague. Only a hash of it is kept, in the directory. */
export const AgendaFeed = tenantEntity({
  name: 'agendafeed',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }),
    last_read_at: moment().nullable(),
  },
  uniques: [['user_id']],
})
