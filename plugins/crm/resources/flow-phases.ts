import { defineEvent } from '@core/context/event'
import { invalid } from '@core/context/problem'
import { lockByName } from '@core/db/lock-by-name'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { changedRecords } from '@core/resource/changed'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { FlowPhase } from '../entities/flow-phase'

/** Sub-statuses were changed. */
export const flowPhaseUpdated = defineEvent('flowphase.updated', changedRecords)

const HEX = /^#[0-9a-f]{6}$/i
/** Highest place in a stage, as dragging has it. */
const LAST = 1_000_000

/** Sub-statuses per stage (S1 §3, R-FLOW-006 to R-FLOW-012). */
export const flowPhases = resource({
  entity: FlowPhase,
  sort: 'order',
  called: { by: 'description' },
  readonly: ['meaning'],
  // Whoever works with dossiers reads them; who sets up the company changes them (C-0186 to C-0190).
  writers: { module: 'SETTINGS' },
  abilities: [ordered],
  events: { updated: flowPhaseUpdated },
  async prepare(phase, context, changes, before) {
    phase.description = phase.description.trim()
    if (!phase.description) throw invalid('description', 'core.required')
    if (phase.color && !HEX.test(phase.color)) throw invalid('color', 'core.invalid_color')
    if (before && before.flowstage !== undefined && before.flowstage !== phase.flowstage)
      throw invalid('flowstage', 'crm.phase_stage_fixed')
    if (phase.order < 0 || phase.order > LAST) throw invalid('order', 'core.invalid_number')
    const { flowstage, description } = phase
    const isLast = !before && changes.order === undefined
    // Of several that are made at once each is behind the one before it.
    if (isLast) await lockByName(context, `places of sub-statuses in ${flowstage}`)
    const others = await openRecords(context, FlowPhase, { flowstage, id: not(phase.id ?? 0) })
    if (others.some(other => other.description === description)) throw invalid('description', 'crm.phase_taken')
    if (isLast) phase.order = Math.min(LAST, Math.max(-1, ...others.map(({ order }) => order)) + 1)
  },
})
