import type { Context } from '@core/context/context'
import { writeAndForget } from '@core/db/write'
import { move } from '@core/states/move'
import { ownSettings } from '@core/tenancy/own-settings'
import { today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import {
  approveDocument,
  createDocument,
  type DocumentRecord,
  type NewDocument,
  sendVersion,
  shownVersion,
} from '@plugins/documents/contract'
import { productCatalog } from '@plugins/sales/contract'
import sharp from 'sharp'
import { quotationKind } from './domain/quotation-kind'

type Line = NonNullable<NewDocument['items']>[number]

/** Templates, and quotations in every status for the dossiers of a demo company that came that far. */
export async function seed(context: Context): Promise<void> {
  const products = await context.use(productCatalog).find(context, '', 100)
  const line = (name: string, product_amount = 1, more: Record<string, unknown> = {}): Line[] => {
    const product = products.find(({ item_name }) => item_name.startsWith(name))
    return product ? [{ product_id: product.id, product_amount, ...more }] : []
  }
  await countPanels(
    context,
    line('Zonnepaneel 440').flatMap(({ product_id }) => product_id ?? []),
  )
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
  // What each subject of a dossier comes to, with as many panels and square metres as the house has room for.
  const work = (size: number): readonly (readonly [string, Line[]])[] => [
    ['zonnepanelen', sun(8 + 2 * size)],
    ['thuisbatterij', line('Thuisbatterij')],
    ['warmtepomp', heat],
    ['vloerisolatie', floor],
    ['hr++ glas', [header('HR++ glas'), ...line('HR++ glas', 11 + size)]],
    ['spouwmuurisolatie', [header('Spouwmuurisolatie'), ...line('Spouwmuurisolatie', 74 + 6 * size)]],
    ['kozijnen', [header('Kozijnen'), ...line('Kunststof kozijn', 3 + size)]],
    ['airco', [header('Airco'), ...line('Airco split-unit', 2 + (size % 3)), ...line('Voorrijkosten')]],
    ['laadpaal', line('Laadpaal')],
  ]
  const linesFor = (subject: string, size: number): Line[] => {
    const asked = subject.toLowerCase()
    const lines = work(size).flatMap(([word, ofWork]) => (asked.includes(word) ? ofWork : []))
    if (lines.length === 0) return sun(8 + 2 * size)
    const options = extras.filter(({ product_id }) => !lines.some(one => one.product_id === product_id))
    return [...lines, ...(asked.includes('warmtepomp') || asked.includes('zonnepanelen') ? options : [])]
  }
  const statuses = ['sent', 'approved', 'draft', 'sent', 'rejected'] as const
  const dossiers = await context
    .use(flowReader)
    .inStatus(context, ['quotation', 'confirmation', 'project', 'invoice'], 100)
  for (const [done, flow] of dossiers.entries()) {
    const document = await createDocument(context, quotationKind, {
      flow_id: flow.id,
      items: linesFor(flow.description ?? '', done % 6),
    })
    const wanted = flow.status === 'quotation' ? (statuses[done % statuses.length] ?? 'draft') : 'approved'
    await takeCourse(context, document, flow.date_quotation ?? new Date(), wanted)
    await writeAndForget(context)
  }
}

/** What the key figures of the demo company count. */
async function countPanels(context: Context, products: readonly number[]): Promise<void> {
  const settings = await ownSettings(context)
  if (settings)
    settings.module_settings = { ...settings.module_settings, kpi_products: products, kpi_products2: products }
}

const DAY_MS = 86_400_000

/** A signature that nobody wrote, another one for each document; PNG in base64. */
async function scribble(seed: number): Promise<string> {
  const points = Array.from({ length: 9 }, (_, i) => `${20 + i * 42} ${70 + 38 * Math.sin(seed * 1.7 + i * 2.1)}`)
  const path = `M ${points.join(' T ')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="140"><path d="${path}" fill="none" stroke="#12344d" stroke-width="4" stroke-linecap="round"/></svg>`
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')
}

/** What became of a quotation that was made then, on paper and in its dossier: nobody answers tomorrow. */
async function takeCourse(
  context: Context,
  document: DocumentRecord,
  madeAt: Date,
  wanted: 'draft' | 'sent' | 'approved' | 'rejected',
): Promise<void> {
  document.documentdate = madeAt.toISOString().slice(0, 10)
  if (wanted === 'draft') return
  await sendVersion(context, quotationKind, document, 'send', { at: madeAt })
  const at = new Date(madeAt.getTime() + 4 * DAY_MS)
  const version = (await shownVersion(context, quotationKind, document))?.fingerprint
  const answer = {
    signername: document.relation_fullname,
    agreeswithoffer: true,
    signature: await scribble(document.id),
    ...(version ? { version } : {}),
  }
  if (wanted === 'approved' && at.getTime() <= Date.now())
    await approveDocument(context, quotationKind, document.id, answer, { at })
  else if (wanted === 'rejected' && at.getTime() <= Date.now())
    await move(context, quotationKind.states, document, 'reject', { by: document.relation_fullname, at })
  else if ((document.enddate ?? '') < today(context.company))
    await move(context, quotationKind.states, document, 'expire')
}
