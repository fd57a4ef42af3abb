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

type Line = NonNullable<NewDocument['items']>[number]

/** What was agreed on, by what the dossier is about: name, euros and rate of VAT. */
const WORK: readonly (readonly [string, ...(readonly [string, number, 0 | 9 | 21])[]])[] = [
  ['zonnepanelen', ['Zonnepanelen, omvormer en montageset', 3050, 0], ['Installatie en aansluiting', 1280, 0]],
  ['thuisbatterij', ['Thuisbatterij 10 kWh', 4916.53, 21]],
  ['warmtepomp', ['Warmtepomp en hydraulische set', 4135, 21], ['Montage en inbedrijfstelling', 1190, 21]],
  ['vloerisolatie', ['Isolatiefolie, materiaal', 744, 21], ['Vloerisolatie aanbrengen, arbeid', 868, 9]],
  ['hr++ glas', ['HR++ glas, geplaatst', 1536, 21]],
  ['spouwmuurisolatie', ['Spouwmuurisolatie', 1642.5, 9]],
  ['kozijnen', ['Kunststof kozijnen, geplaatst', 3425, 21]],
  ['airco', ["Airco's met montage", 2615, 21]],
  ['laadpaal', ['Laadpaal 11 kW met installatie', 1235.54, 21]],
]

function linesFor(subject: string): Line[] {
  const asked = WORK.filter(([word]) => subject.toLowerCase().includes(word))
  const lines = (asked.length > 0 ? asked : WORK.slice(0, 1)).flatMap(([, ...ofWork]) => ofWork)
  return lines.map(([item_name, unit_rate_exc_manual, vat_percentage]) => ({
    item_type: 'manual',
    item_name,
    unit_rate_exc_manual,
    vat_percentage,
  }))
}
const DAY_MS = 86_400_000

/** Somewhere between nine and five of that day, and not after now. */
function officeHour(day: number, nth: number): Date {
  const at = new Date(day)
  at.setUTCHours(8 + (nth % 7), (nth * 17) % 60)
  return new Date(Math.min(at.getTime(), Date.now()))
}

/** A template, and confirmations for the dossiers of a demo company that came that far: one in two was agreed to. */
export async function seed(context: Context): Promise<void> {
  await createDocument(context, confirmationKind, {
    title: 'Opdrachtbevestiging',
    fields: { is_template: true, number: null, documentdate: null },
  })
  const dossiers = await context.use(flowReader).inStatus(context, ['confirmation', 'project'], 12)
  for (const [done, flow] of dossiers.entries()) {
    const document = await createDocument(context, confirmationKind, {
      flow_id: flow.id,
      items: linesFor(flow.description ?? ''),
    })
    const at = officeHour((flow.date_quotation ?? new Date(Date.now() - 2 * DAY_MS)).getTime() + DAY_MS, done)
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
