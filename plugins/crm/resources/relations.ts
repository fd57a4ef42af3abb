import { invalid } from '@core/context/problem'
import { nullable, type Row } from '@core/db/schema'
import { fullname } from '@core/domain/fullname'
import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { relationUpdated } from '../contract'
import { checkAddress } from '../domain/checked-address'
import { Relation } from '../entities/relation'

/** People (S1 §3). Country is Nederland unless told (R-REL-012). */
export const relations = resource({
  entity: Relation,
  module: 'CRM',
  sort: '-created_at',
  readonly: ['merged_into_id', 'not_doubles', 'flow_count', 'flow_status', 'flow_value', 'flow_user_id', 'flow_tags'],
  events: { updated: relationUpdated },
  async prepare(relation, context, changes) {
    if (!relation.name.trim() && !relation.surname?.trim()) throw invalid('name', 'core.required')
    checkAddress(relation, context, changes)
  },
  called: { by: 'fullname', notes: ['city', 'email'], sort: 'surname' },
  abilities: [imported({ match: ['email', 'phone'] })],
  enrich: [
    {
      fields: { fullname: t.String() },
      run: async rows => {
        for (const row of rows) row.fullname = fullname(row as Row<typeof Relation>)
      },
    },
    { fields: { flow_user_fullname: nullable(t.String()) }, run: userNames('flow_user_id', 'flow_user_fullname') },
  ],
})
