import { internal } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, json, searchText, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { TEAM_COLORS } from '../contract/team-facts'

/** Colleagues who do work together, for whom it is planned as for one. */
export const Team = tenantEntity({
  name: 'team',
  properties: {
    name: text(64),
    color: choice(TEAM_COLORS).default('blue'),
    /** Numbers of colleagues; who leaves the company leaves its teams. */
    members: internal(
      json(t.Array(t.Integer({ minimum: 1 }), { maxItems: 50, uniqueItems: true }))
        .default('[]')
        .onCreate(() => []),
    ),
    search_text: searchText<{ name: string }>(({ name }) => [name]),
    ...trash,
  },
  indexes: [['name']],
})
