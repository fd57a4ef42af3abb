import { type AskAhead, defineSlot, type Icon, type Place, recordPlaces, type Tone, type Translate } from '@core/ui'
import type { KpiField } from './kpi-settings'

/** Where others add to lists, forms and screens of people, organizations and dossiers. */
export const relationPlaces = recordPlaces('/api/relation')
export const organizationPlaces = recordPlaces('/api/organization')
export const flowPlaces = recordPlaces('/api/flow')

/** Rows of the card "Documenten" on the overview of a dossier. */
export const flowDocuments = defineSlot<{ flowId: number }>('crm.flow.documents')

/** On the tab with what is known of a dossier: the forms that are filled in for it. */
export const flowForms = defineSlot<{ flowId: number }>('crm.flow.forms')

/** The money of a dossier, on screens of what belongs to it. */
export const flowMoney = defineSlot<{ flowId: number }>('crm.flow.money')

/** Cards under it: what is planned and what has to be done, with a title and an empty state of their own. */
export const flowCards = defineSlot<{ flowId: number }>('crm.flow.cards')

/** What a dossier shows, asked ahead for whoever goes there today: the calls of its screens, with the number of the dossier. */
export const flowAhead: Place<AskAhead<number>> = { name: 'crm.flow.ahead' }

/** Where work of the day opens that has a screen of its own; null for what the place knows nothing of. */
export interface VisitScreen {
  addressOf(event: { readonly kind: string; readonly id: number; readonly about: string | null }): string | null
}

/** Screens of work of the day: `export default (): VisitScreen[] => …`. Without one the dossier opens. */
export const visitScreens: Place<(t: Translate) => readonly VisitScreen[]> = { name: 'crm.today.screens' }

/** How the timeline of a dossier tells what happened to a record that belongs to it. */
export interface TimelineLine {
  /** Kind of record and what happened, as the log names both; what no line tells stays out of the timeline. */
  kind: string
  deed: string
  /** Also of what the log noted: which one it was. */
  title: string | ((noted: Readonly<Record<string, unknown>>) => string)
  icon: Icon
  tone: Tone
}

/** Lines of the timeline, from whoever keeps the records: `export default (t: Translate): TimelineLine[] => …`. */
export const timelineLines: Place<(t: Translate) => readonly TimelineLine[]> = { name: 'crm.flow.timeline' }

/** What a key figure counts, as somebody chooses it. */
export interface KpiLinksDraft {
  products: readonly number[]
  forms: readonly KpiField[]
  change(links: { products?: number[]; forms?: KpiField[] }): void
  locked: boolean
}

/** Types of key figures, by their key: who fills one lets people choose what it counts, and its title is the type. */
export const kpiLinks = defineSlot<KpiLinksDraft>('crm.kpi_links')
