import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { Kpi, KpiType } from './kpi-settings'

/** What a key figure is made of. */
export type KpiLinks = Pick<Kpi, 'products' | 'forms'>

/** Whoever knows the figures behind a type of key figure (G-KPI). */
export interface KpiSource {
  readonly type: Exclude<KpiType, 'none'>
  /** Answers what is new among the links as it is kept. @throws Problem 422 under `field` for one that is not there */
  check(
    context: Context,
    links: KpiLinks,
    field: { readonly [K in keyof KpiLinks]: string },
  ): Promise<Partial<KpiLinks>>
  /** What these dossiers have of it; 0 for a dossier that is left out. A few statements, however many dossiers. */
  valuesOf(context: Context, links: KpiLinks, flowIds: readonly number[]): Promise<ReadonlyMap<number, number>>
}
export const kpiSources = defineRegistry<KpiSource>('crm.kpi-sources')
