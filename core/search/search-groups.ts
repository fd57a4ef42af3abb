import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { defineRegistry } from '@core/context/port'

/** One group of the global search (S0 §2.5). */
export interface SearchGroup {
  /** Its name in the answer, and that of the group in the palette that shows it. */
  readonly group: string
  readonly module: ModuleTag
  readonly find: (context: Context, query: string, offset: number, limit: number) => Promise<SearchHit[]>
}
/** One hit of the global search. */
export interface SearchHit {
  readonly id: number
  readonly title: string
  readonly subtitle: string | null
  readonly url: string
  /** What it is at, by the name of its status. */
  readonly status?: string
  /** What it is worth, in euros. */
  readonly amount?: number | null
}
/** What the global search looks in. */
export const searchGroups = defineRegistry<SearchGroup>('core.search-groups')
