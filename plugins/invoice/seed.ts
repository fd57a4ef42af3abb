import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { writeAndForget } from '@core/db/write'
import { createRecord } from '@core/resource/record'
import { flowReader, flowWriter } from '@plugins/crm/contract'
import { createDocument, type DocumentRecord, sendVersion } from '@plugins/documents/contract'
import { invoiceKind } from './domain/invoice-kind'
import { settleInvoice } from './domain/settle-invoice'
import { Invoice } from './entities/invoice'
import { payments } from './resources/payments'

const WORK: readonly (readonly [string, number, 0 | 9 | 21])[] = [
  ['Zonnepanelen, termijn 1', 2400, 0],
  ['Vloerisolatie', 1612, 9],
  ['Warmtepomp, 20 % bij akkoord', 1065, 21],
  ['Laadpaal', 1235.54, 21],
  ['Onderhoud warmtepomp', 165, 21],
]
const AGES = [80, 45, 31, 24, 18, 12]

const NAMES = ['Ada Pietersen', 'Henk Mulder', 'Carla Oosterhuis', 'Rik Scholten', 'Tom Wessels', 'Lia Ruiter']
const DAY_MS = 86_400_000

/** Invoices in every state: paid, due, overdue and drafts. Dossiers that went on were paid for. */
export async function seed(context: Context): Promise<void> {
  const { inStatus } = context.owns('CRM') ? context.use(flowReader) : { inStatus: async () => [] }
  const dossiers = [
    ...(await inStatus(context, ['invoice'], 100)),
    ...(await inStatus(context, ['aftercare', 'completed'], 12)),
  ].map(({ id, status, date_invoice }) => ({
    customer: { flow_id: id },
    sentAt: date_invoice ?? new Date(),
    over: status !== 'invoice',
  }))
  const typed = NAMES.map((fullname, i) => ({
    customer: {
      relation: {
        fullname,
        email: `${fullname.split(' ')[0]?.toLowerCase()}@voorbeeld.example`,
        address: 'Marktstraat 4',
        postcode: '7311 LH',
        city: 'Apeldoorn',
      },
    },
    sentAt: new Date(Date.now() - (AGES[i] ?? 10) * DAY_MS),
    over: false,
  }))
  const sales = dossiers.length ? dossiers : typed
  for (const [i, { customer, sentAt, over }] of sales.sort((a, b) => Number(a.sentAt) - Number(b.sentAt)).entries()) {
    const [item_name, unit_rate_exc_manual, vat_percentage] = WORK[i % WORK.length] ?? ['Werkzaamheden', 100, 21]
    const invoice = await createDocument(context, invoiceKind, {
      ...customer,
      title: item_name,
      items: [{ item_type: 'manual', item_name, unit_rate_exc_manual, vat_percentage }],
    })
    if (!over && i % 8 === 7) continue
    await sendVersion(context, invoiceKind, invoice, 'send', { at: sentAt })
    if (over || i % 3 === 0) await pay(context, invoice, sentAt)
    await writeAndForget(context)
  }
}

/** Pays a demo invoice in full and brings its dossier along: what happens after a commit is not done for demo data. */
async function pay(context: Context, { id, flow_id, amount_inc_vat }: DocumentRecord, sentAt: Date): Promise<void> {
  const at = new Date(Math.min(Date.now(), sentAt.getTime() + 3 * DAY_MS))
  const paid_on = at.toISOString().slice(0, 10)
  await createRecord(payments, context, { invoice_id: id, amount: amount_inc_vat, paid_on })
  const invoice = await openRecord(context, Invoice, id)
  if (invoice) await settleInvoice(context, invoice, at)
  if (flow_id) await context.use(flowWriter).advance(context, flow_id, 'invoice_paid')
}
