import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { everyKpi, type Kpi, type KpiValues } from '../contract/kpi-settings'
import { type KpiLinks, kpiSources } from '../contract/kpis'
import { countKpisOfAll } from '../jobs/count-kpis'

/**
 * Another type of key figure lets go of what the one before it was linked to (R-SET-005), links are of things that there
 * are, and the dossiers are counted anew.
 *
 * @throws Problem 422 for a type that no module of the company counts, and for links of another type or to nothing
 */
export async function prepareKpis(
  changes: Partial<KpiValues>,
  context: Context,
  before: KpiValues,
): Promise<Partial<KpiValues>> {
  const were = everyKpi(before)
  const follows: Partial<KpiValues> = {}
  for (const [at, asked] of everyKpi({ ...before, ...changes }).entries()) {
    const was = were[at] ?? asked
    const kept = await prepareKpi(asked, was, changes, context)
    if (kept) Object.assign(follows, kept)
  }
  const now = everyKpi({ ...before, ...changes, ...follows })
  if (now.some((kpi, at) => counting(kpi) !== counting(were[at]))) context.enqueue(countKpisOfAll, {})
  return follows
}

const linksAs = ({ products, forms }: KpiLinks): string => JSON.stringify([products, forms])

const counting = (kpi: Kpi | undefined): string => JSON.stringify([kpi?.type, kpi?.products, kpi?.forms])

async function prepareKpi(
  asked: Kpi,
  was: Kpi,
  changes: Partial<KpiValues>,
  context: Context,
): Promise<Partial<KpiValues> | undefined> {
  const { place, type } = asked
  const field = { products: `kpi_products${place}`, forms: `kpi_forms${place}` } as const
  const changed = type !== was.type
  const links: KpiLinks = {
    products: changes[field.products] ?? (changed ? [] : was.products),
    forms: changes[field.forms] ?? (changed ? [] : was.forms),
  }
  // Whoever sends all settings back changes nothing, whatever the company owns by now.
  if (!changed && linksAs(links) === linksAs(was)) return
  const others = ofOtherTypes(asked)
  for (const kind of others) if (links[kind].length) throw invalid(field[kind], 'crm.kpi_other_links')
  if (type === 'none') return keptAs(asked, links)
  const source = context.all(kpiSources).find(one => one.type === type)
  if (!source) throw invalid(`kpi_type${place}`, 'crm.kpi_type_not_owned')
  const fresh = {
    products: links.products.filter(id => !was.products.includes(id)),
    forms: links.forms.filter(one => !was.forms.some(other => isSame(one, other))),
  }
  const checked = await source.check(context, fresh, field)
  return keptAs(asked, {
    products: links.products,
    forms: links.forms.map(one => checked.forms?.find(other => isSame(one, other)) ?? knownAs(one, was)),
  })
}

/** Links of the type that it is not. */
const ofOtherTypes = ({ type }: Kpi): readonly (keyof KpiLinks)[] =>
  type === 'formfield' ? ['products'] : type === 'none' ? ['products', 'forms'] : ['forms']

const isSame = (one: KpiLinks['forms'][number], other: KpiLinks['forms'][number]): boolean =>
  one.vertical_id === other.vertical_id && one.field_name === other.field_name

const knownAs = (one: KpiLinks['forms'][number], was: Kpi) => was.forms.find(other => isSame(one, other)) ?? one

const keptAs = ({ place }: Kpi, { products, forms }: KpiLinks): Partial<KpiValues> => ({
  [`kpi_products${place}`]: [...products],
  [`kpi_forms${place}`]: [...forms],
})
