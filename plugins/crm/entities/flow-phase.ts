import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, text, whole } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { PHASE_STAGES } from '../contract/flow-status'
import { MEANINGS } from '../contract/phase-meanings'

/** A sub-status: what happens within a stage, in the company's own words (S1 §3, R-FLOW-006 to R-FLOW-012). */
export const FlowPhase = tenantEntity({
  name: 'flowphase',
  properties: {
    description: text(),
    /** Where it stands among the others follows from where it was added, and from dragging. */
    flowstage: internal(choice(PHASE_STAGES)),
    order: internal(whole().default(0)),
    color: internal(text(16).nullable()),
    /** What it stands for where code asks; fixed, whatever the company calls it. */
    meaning: internal(choice(MEANINGS).nullable()),
    /** Whether it is on offer; dossiers that have it keep it. */
    active: p.boolean().default(true),
  },
  uniques: [['flowstage', 'description']],
})
