import { tenantEntity, trash } from '@core/db/entity'
import { day, flag, json, recordAt, searchText, text } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { Type as t } from '@sinclair/typebox'

/** A client who commissions work for others and looks along: a housing corporation, a builder, a chain. */
export const Partner = tenantEntity({
  name: 'partner',
  properties: {
    name: text(),
    /** From when until when work is commissioned. */
    start_date: day().nullable(),
    end_date: day().nullable(),
    /** What its new dossiers look like. */
    flowprofile_id: recordAt('flowprofile', { whenGone: 'empty' }).nullable(),
    /** Whom its people call. */
    contact_user_id: colleague().nullable(),
    /** Whether its people see what work costs. */
    sees_prices: flag(),
    /** Its users that went to the trash with it, and come back with it. */
    trashed_user_ids: json(t.Array(t.Integer()))
      .default('[]')
      .onCreate(() => [])
      .hidden(),
    search_text: searchText<{ name?: string | null }>(row => [row.name]),
    ...trash,
  },
  sorted: ['name'],
})
