import type { Context } from '@core/context/context'
import { writeAndForget } from '@core/db/write'
import { flowReader } from '@plugins/crm/contract'
import {
  approveDocument,
  createDocument,
  type NewDocument,
  sendVersion,
  shownVersion,
} from '@plugins/documents/contract'
import { confirmationKind } from './domain/confirmation-kind'

const LINES: NewDocument['items'] = [
  { item_type: 'manual', item_name: 'Materialen, geleverd op locatie', unit_rate_exc_manual: 4350, vat_percentage: 21 },
  {
    item_type: 'manual',
    item_name: 'Montage en inbedrijfstelling',
    unit_rate_exc_manual: 1180,
    vat_percentage: 21,
  },
]
const DAY_MS = 86_400_000

/** A template, and confirmations for the dossiers of a demo company that came that far: one in two was agreed to. */
export async function seed(context: Context): Promise<void> {
  await createDocument(context, confirmationKind, {
    title: 'Opdrachtbevestiging',
    fields: { is_template: true, number: null, documentdate: null },
  })
  const dossiers = await context.use(flowReader).inStatus(context, ['confirmation', 'project'], 12)
  for (const [done, flow] of dossiers.entries()) {
    const document = await createDocument(context, confirmationKind, { flow_id: flow.id, items: LINES })
    const at = new Date((flow.date_quotation ?? new Date(Date.now() - 2 * DAY_MS)).getTime() + DAY_MS)
    document.documentdate = at.toISOString().slice(0, 10)
    if (flow.status === 'confirmation' && done % 3 === 2) continue
    await sendVersion(context, confirmationKind, document, 'send', { at })
    if (flow.status !== 'confirmation' || done % 3 === 1) {
      const version = (await shownVersion(context, confirmationKind, document))?.fingerprint
      await approveDocument(
        context,
        confirmationKind,
        document.id,
        { signername: document.relation_fullname, agreeswithoffer: true, ...(version ? { version } : {}) },
        { at: new Date(Math.min(at.getTime() + DAY_MS, Date.now())) },
      )
    }
    await writeAndForget(context)
  }
}
