import { type Context, signedIn } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'
import type { SumAsk } from '@core/db/sums-in-ranges'
import type { Where } from '@core/db/where'
import type { AnyResource } from '@core/resource/resource'
import type { Days } from '@core/time/periods'

/** Something that is counted or added up by day: statistics, dashboards and exports are made of these (G-WIDG, G-STAT). */
export interface Figure {
  /** `quotations_sent` */
  readonly key: string
  /** Key of its name. */
  readonly label: string
  readonly unit: 'count' | 'money'
  readonly module: ModuleTag
  readonly entity: Entity
  /** Day or moment that it counts on. */
  readonly by: string
  /** What is added up, in euros; without it rows are counted. */
  readonly column?: string
  readonly where?: Where
  /** Column with whose it is. */
  readonly owner: string
  /** Column with its dossier; `id` of dossiers themselves. */
  readonly dossier: string
  /** Least role that sees it, 100 unless told. */
  readonly role?: number
  /** Screen that shows what it is made of. */
  readonly address: string
}

/** Figures of the modules that a company owns; plugins add theirs. */
export const figures = defineRegistry<Figure>('settings.figures')

/** A figure that a company chose itself: its name and unit are in its own words. */
export interface OwnFigure extends Omit<Figure, 'label' | 'unit'> {
  readonly name: string
  readonly unit: string | null
}

/** Figures that companies chose, of the modules that they own; plugins add theirs. */
export const ownFigures = defineRegistry<(context: Context) => Promise<readonly OwnFigure[]>>('settings.own-figures')

/** Those of the company that whoever asks may see. */
export async function seenOwnFigures(context: Context): Promise<readonly OwnFigure[]> {
  const chosen = await Promise.all(context.all(ownFigures).map(read => read(context)))
  return chosen.flat().filter(({ module, role = 0 }) => context.owns(module) && role <= signedIn(context).role)
}

/** The figures that whoever asks may see, of modules that they may use (R-DASH-003). */
export const seenFigures = (context: Context): readonly Figure[] =>
  context.all(figures).filter(({ module, role = 0 }) => context.owns(module) && role <= signedIn(context).role)

/** What dossiers are kept in, by whose columns figures are narrowed. */
export const figureDossiers = defineRegistry<{ readonly entity: Entity }>('settings.figure-dossiers')

/** What somebody narrows figures by. */
export interface Narrowed {
  readonly user_id?: number | undefined
  readonly flowprofile_id?: number | undefined
  readonly lead_source?: string | undefined
}

/** What to ask the database for a figure in some ranges of days. */
export function askFigure(
  context: Context,
  { entity, by, column, where, owner, dossier }: Omit<Figure, 'label' | 'unit'>,
  ranges: readonly Days[],
  { user_id, flowprofile_id, lead_source }: Narrowed = {},
): SumAsk {
  const [dossiers] = context.all(figureDossiers)
  const of = {
    ...(flowprofile_id === undefined ? {} : { flowprofile_id }),
    ...(lead_source === undefined ? {} : { lead_source }),
  }
  const narrows = dossiers && Object.keys(of).length > 0
  return {
    entity,
    by,
    column,
    where: { ...where, ...(user_id === undefined ? {} : { [owner]: user_id }) },
    through: narrows ? { column: dossier, entity: dossiers.entity, where: of } : undefined,
    ranges,
  }
}

/** How something stands by now, for whoever follows the day (G-RT). */
export interface Standing {
  /** Place in the answer: `open_tasks`, or one of several in a group: `open_flows_by_status.quotation`. */
  readonly key: string
  readonly module: ModuleTag
  readonly entity: Entity
  readonly where: (context: Context) => Where
  /** What is added up, in euros. */
  readonly column?: string
}
export const standingsNow = defineRegistry<Standing>('settings.standings')

/** Records that statistics can be exported as, by a name of S2 §9 (G-SEXP). */
export interface StatisticExport {
  readonly type: 'leads' | 'quotations' | 'confirmations' | 'invoices' | 'tasks'
  readonly module: ModuleTag
  readonly resource: AnyResource
  /** Day or moment that they are chosen by. */
  readonly by: string
  readonly where: Where
  readonly columns: readonly string[]
  /** Column with the dossier. */
  readonly dossier: string
}
export const statisticExports = defineRegistry<StatisticExport>('settings.statistic-exports')

/** The dossiers in which a form was filled in; null for a form that there is not. */
export const formDossiers =
  defineRegistry<(context: Context, verticalId: number) => Promise<readonly number[] | null>>('settings.form-dossiers')
