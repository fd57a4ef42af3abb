import { lines } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { recordAt, text } from '@core/db/fields'

/** A moment of contact that often comes back: what is noted of it, and the sub-status that a dossier then gets (G-CONTACT). */
export const ContactTemplate = tenantEntity({
  name: 'contacttemplate',
  properties: {
    title: text(),
    note: lines(5000),
    flow_phase_id: recordAt('flowphase', { whenGone: 'empty' }).nullable(),
  },
})
