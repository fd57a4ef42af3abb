import type { Context } from '@core/http/context'
import { addDays, today } from '@core/time/today'
import { User } from '@core/users/user'
import { flowReader } from '@plugins/crm/contract'
import { createDocument, type NewDocument } from '@plugins/documents/contract'
import { productCatalog } from '@plugins/sales/contract'
import { quotationKind } from './domain/quotation-kind'

type Line = NonNullable<NewDocument['items']>[number]

/** Templates, and quotations in every status for the first dossiers of a demo company. */
export async function seed(context: Context): Promise<void> {
  const products = await context.use(productCatalog).find(context, '', 100)
  const line = (name: string, product_amount = 1, more: Record<string, unknown> = {}): Line[] => {
    const product = products.find(({ item_name }) => item_name.startsWith(name))
    return product ? [{ product_id: product.id, product_amount, ...more }] : []
  }
  const header = (item_name: string): Line => ({ item_type: 'header', item_name })
  const sun = (panels: number): Line[] => [
    header('Zonnepanelen'),
    ...line('Zonnepaneel 440', panels),
    ...line('Montageset', panels),
    ...line('Omvormer 5,0'),
    ...line('Installatie en aansluiting'),
  ]
  const heat: Line[] = [
    header('Hybride warmtepomp'),
    ...line('Hybride warmtepomp'),
    ...line('Hydraulische set'),
    ...line('Montage en inbedrijf'),
  ]
  const extras: Line[] = [
    ...line('Extra leidingwerk', 4, { additionalwork: true }),
    ...line('Laadpaal', 1, { additionalwork: true }),
  ]
  const floor: Line[] = [header('Vloerisolatie'), ...line('Isolatiefolie', 62), ...line('Vloerisolatie aanbrengen', 62)]

  const templates: readonly (readonly [string, Line[]])[] = [
    ['Zon en warmte', [...sun(14), ...heat, ...extras]],
    ['Zonnepanelen', [...sun(10), ...line('Thuisbatterij', 1, { additionalwork: true })]],
    ['Leeg', []],
  ]
  for (const [title, items] of templates) {
    await createDocument(context, quotationKind, {
      title,
      items,
      fields: { is_template: true, number: null, documentdate: null },
    })
  }
  const made = [
    [...sun(14), ...heat, ...floor, ...extras],
    sun(10),
    [...heat, ...extras],
    [...sun(18), ...floor],
    [
      ...floor,
      { item_type: 'manual', item_name: 'Kruipruimte opruimen', unit_rate_exc_manual: 185, vat_percentage: 9 },
    ],
  ] as Line[][]
  const statuses = ['sent', 'approved', 'draft', 'sent', 'rejected', 'expired'] as const
  const users = await context.em.count(User, {})
  const dossiers = await context
    .use(flowReader)
    .inStatus(context, ['quotation', 'confirmation', 'project', 'invoice'], users > 4 ? 42 : 12)
  for (const [done, flow] of dossiers.entries()) {
    const document = await createDocument(context, quotationKind, {
      flow_id: flow.id,
      items: made[done % made.length] ?? [],
    })
    const status = flow.status === 'quotation' ? (statuses[done % statuses.length] ?? 'draft') : 'approved'
    const sentOn = addDays(flow.lead_date, 9)
    document.status = status
    document.documentdate = [sentOn, today(context.company)].sort()[0] ?? sentOn
    if (status !== 'draft') {
      document.date_send = new Date(`${document.documentdate}T09:30:00Z`)
      document.enddate = addDays(document.documentdate, 30)
    }
    if (status === 'approved') document.date_approved = new Date(`${addDays(document.documentdate, 4)}T18:12:00Z`)
    if (status === 'rejected') document.date_rejected = new Date(`${addDays(document.documentdate, 6)}T20:40:00Z`)
    await context.em.flush()
    context.em.clear()
  }
}
