import { defineEvent } from '@core/events/event'
import { Type as t } from '@sinclair/typebox'

const about = t.Object({ kind: t.String(), id: t.Integer(), flow_id: t.Union([t.Integer(), t.Null()]) })

/** A document went out, by mail or marked as sent. */
export const documentSent = defineEvent('document.sent', about)
/** A customer agreed to a document. */
export const documentApproved = defineEvent('document.approved', t.Composite([about, t.Object({ signer: t.String() })]))
/** A document was taken back before anything came of it. */
export const documentCancelled = defineEvent('document.cancelled', about)
/** A document was put back in an earlier status. */
export const documentRolledBack = defineEvent('document.rolled_back', about)
/** A customer turned a document down. */
export const documentRejected = defineEvent('document.rejected', t.Composite([about, t.Object({ signer: t.String() })]))
