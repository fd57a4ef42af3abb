import { nullable } from '@core/db/schema'
import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { MEANINGS } from '../contract/phase-meanings'
import { phasesOf } from './phases'

/** What the sub-status of a dossier stands for, whatever the company calls it: screens go by that. */
export const phaseMeanings: Enricher = {
  single: true,
  fields: { phase_meaning: nullable(t.Union(MEANINGS.map(meaning => t.Literal(meaning)))) },
  async run(rows, context) {
    const phases = new Map((await phasesOf(context)).map(({ id, meaning }) => [id, meaning]))
    for (const row of rows) row.phase_meaning = phases.get(Number(row.flow_phase_id)) ?? null
  },
}
