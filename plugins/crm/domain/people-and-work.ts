import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { sumsThrough } from '@core/db/sums'
import { fullname } from '@core/domain/fullname'
import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { OPEN_STATUSES } from '../contract/flow-status'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

/** What organizations show of their people: how many, who to call, and the dossiers of theirs that run. */
export const peopleAndWork: Enricher = {
  fields: {
    people_count: t.Integer(),
    open_flow_count: t.Integer(),
    open_worth: t.Number({ description: 'What the dossiers that run count for on the board, in euros without VAT' }),
    contactperson_fullname: nullable(t.String()),
  },
  async run(rows, context) {
    const sums = await sumsThrough(
      context,
      rows.map(({ id }) => id),
      { entity: Relation, by: 'organization_id' },
      { entity: Flow, by: 'relation_id', sum: 'turnover', where: { status: OPEN_STATUSES } },
    )
    const known = new Map(sums.map(sum => [sum.key, sum]))
    const persons = rows.flatMap(row => (row.contactperson_id ? [Number(row.contactperson_id)] : []))
    const people = persons.length
      ? await readRows(context, Relation, ['id', 'name', 'nameprefix', 'surname'], { id: persons })
      : []
    const names = new Map(people.map(person => [person.id, fullname(person)]))
    for (const row of rows) {
      const { between = 0, count = 0, sum = 0 } = known.get(row.id) ?? {}
      row.people_count = between
      row.open_flow_count = count
      row.open_worth = sum
      row.contactperson_fullname = names.get(Number(row.contactperson_id)) ?? null
    }
  },
}
