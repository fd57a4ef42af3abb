import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { MergeSubject } from '@core/merge-tags/merge-sources'
import type { Recurrence } from './widget-type'

/** A place where work is done, as it stands on a document. */
export interface Location {
  readonly name: string
  readonly address: string
}

/** Knows what the dossier of a document brings along for its widgets: filled forms, places. */
export interface PlaceSource {
  readonly recurrences?: (context: Context, subject: MergeSubject) => Promise<readonly Recurrence[]>
  readonly locations?: (context: Context, subject: MergeSubject) => Promise<readonly Location[]>
}

/** Everyone who brings something along; plugins add theirs. */
export const placeSources = defineRegistry<PlaceSource>('documents.place-sources')

/** What all sources bring along for a document, in their order, as far as it is asked for. */
export async function placesAbout(context: Context, subject: MergeSubject, asked: ReadonlySet<keyof PlaceSource>) {
  const found = await Promise.all(
    context.all(placeSources).map(async ({ recurrences, locations }) => ({
      recurrences: (asked.has('recurrences') && (await recurrences?.(context, subject))) || [],
      locations: (asked.has('locations') && (await locations?.(context, subject))) || [],
    })),
  )
  return {
    recurrences: found.flatMap(({ recurrences }) => recurrences),
    locations: found.flatMap(({ locations }) => locations),
  }
}
