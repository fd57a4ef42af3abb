import type { Row } from '@core/db/schema'
import { fullname } from '@core/domain/fullname'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { ADMINISTRATOR } from './last-administrator'
import { User } from './user'
import { userDeleted } from './user-deleted'

/** Colleagues, for pickers and for the users screen; making and changing them has rules of its own (`api/`). */
export const users = resource({
  entity: User,
  calls: ['list', 'get'],
  sort: 'order',
  called: { by: 'fullname', notes: ['email'], sort: 'name' },
  writers: { role: ADMINISTRATOR },
  abilities: [ordered],
  events: { deleted: userDeleted },
  enrich: [
    {
      fields: { fullname: t.String() },
      run: async rows => {
        for (const row of rows) row.fullname = fullname(row as Row<typeof User>)
      },
    },
  ],
})
