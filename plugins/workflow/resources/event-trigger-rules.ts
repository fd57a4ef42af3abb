import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import { duplicated } from '@core/resource/duplicated'
import { type Enricher, type OutgoingRow, resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { namesOf, readPointed } from '../domain/pointed-records'
import { prepareRule } from '../domain/prepare-rule'
import type { RuleParts } from '../domain/rule-parts'
import { problemOf } from '../domain/rule-problem'
import { shownDelay, UNITS } from '../domain/units'
import { EventTriggerRule } from '../entities/event-trigger-rule'

/** A delay as it was typed (R-WF-006), and what a rule points at that is gone. */
const standing: Enricher = {
  fields: {
    delaytime_raw: t.Number(),
    delaytime_shown: t.Union(UNITS.map(unit => t.Literal(unit))),
    problem: nullable(t.String({ description: 'Why it can do nothing' })),
    morph_name: nullable(t.String({ description: 'What the record is called that it works with' })),
    user_name: nullable(t.String({ description: 'The colleague whom it means' })),
  },
  async run(rows: OutgoingRow[], context: Context) {
    const pointed = await readPointed(context, rows.map(partsOf))
    for (const row of rows) {
      const { count, unit } = shownDelay(Number(row.delaytime), UNITS.find(one => one === row.delaytime_unit) ?? null)
      row.delaytime_raw = count
      row.delaytime_shown = unit
      const part = partsOf(row)
      const problem = problemOf(context, part, pointed)
      row.problem = problem ? context.text(problem) : null
      Object.assign(row, namesOf(context, part, pointed))
    }
  },
}

const partsOf = (row: OutgoingRow): RuleParts => ({
  event_trigger_tag: String(row.event_trigger_tag),
  type: String(row.type),
  morph_id: row.morph_id ? Number(row.morph_id) : null,
  user_id: row.user_id ? Number(row.user_id) : null,
})

/** The rules of a company (R-WF-001, C-0101 to C-0105). */
export const eventTriggerRules = resource({
  entity: EventTriggerRule,
  module: 'SETTINGS',
  sort: 'id',
  called: { by: 'description' },
  readonly: ['maker_id'],
  abilities: [duplicated({ title: 'description', begins: { is_active: false } })],
  enrich: [standing],
  prepare: prepareRule,
})
