import type { Context } from '@core/http/context'
import { addDays, today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { createDocument } from '@plugins/documents/contract'
import { invoiceKind } from './domain/invoice-kind'

const WORK: readonly (readonly [string, number, 0 | 9 | 21])[] = [
  ['Zonnepanelen, termijn 1', 2400, 0],
  ['Vloerisolatie', 1612, 9],
  ['Warmtepomp, 20 % bij akkoord', 1065, 21],
  ['Laadpaal', 1235.54, 21],
  ['Onderhoud warmtepomp', 165, 21],
]
const AGES = [80, 45, 31, 24, 18, 12, 9, 6, 3, 1]

/** Invoices in every state: paid, due, overdue and drafts. */
export async function seed(context: Context): Promise<void> {
  const dossiers = context.owns('CRM')
    ? await context.use(flowReader).inStatus(context, ['invoice', 'aftercare', 'completed'], 24)
    : []
  const customers = dossiers.length
    ? dossiers.map(({ id }) => ({ flow_id: id }))
    : ['Ada Pietersen', 'Henk Mulder', 'Carla Oosterhuis', 'Rik Scholten', 'Tom Wessels', 'Lia Ruiter'].map(
        fullname => ({
          relation: {
            fullname,
            email: `${fullname.split(' ')[0]?.toLowerCase()}@voorbeeld.example`,
            address: 'Marktstraat 4',
            postcode: '7311 LH',
            city: 'Apeldoorn',
          },
        }),
      )
  for (const [i, customer] of customers.entries()) {
    const [item_name, unit_rate_exc_manual, vat_percentage] = WORK[i % WORK.length] ?? ['Werkzaamheden', 100, 21]
    const invoice = await createDocument(context, invoiceKind, {
      ...customer,
      title: item_name,
      items: [{ item_type: 'manual', item_name, unit_rate_exc_manual, vat_percentage }],
    })
    if (i % 8 === 7) continue
    const sent = addDays(today(context.company), -(AGES[i % AGES.length] ?? 10))
    invoice.status = i % 3 === 0 ? 'paid' : 'sent'
    invoice.number = await invoiceKind.number(context)
    invoice.documentdate = sent
    invoice.enddate = addDays(sent, invoiceKind.days)
    invoice.date_send = new Date(`${sent}T10:00:00Z`)
    await context.em.flush()
    context.em.clear()
  }
}
