import type { Context } from '@core/context/context'
import { type ModuleTag, tagsOf } from '@core/context/modules'
import type { Entity } from '@core/db/entity'
import { readRows } from '@core/db/list'
import type { AnyResource } from '@core/resource/resource'
import { type CalendarEvent, type CalendarSource, calendarSources } from '../../contract/calendar'
import { readFlows } from '../flow-reader'
import { withPlaces } from '../with-places'
import type { AgendaReader } from './reader-of'

const DAY_MS = 86_400_000
/** So many days back and ahead other calendars get. */
const DAYS_BACK = 31
const DAYS_AHEAD = 366

export interface OwnEvent extends Omit<CalendarEvent, 'user_fullname'> {
  /** Whose dossier it is about. */
  readonly customer: string | null
  /** What somebody wrote about it. */
  readonly text: string | null
}

/** What the agenda of a colleague holds: their own work and what they come along to, of modules that they may see. */
export async function readOwnAgenda(context: Context, { id, blacklist }: AgendaReader): Promise<OwnEvent[]> {
  const now = Date.now()
  const ask = {
    from: new Date(now - DAYS_BACK * DAY_MS),
    to: new Date(now + DAYS_AHEAD * DAY_MS),
    userIds: [id],
  }
  const events = []
  for (const source of context.all(calendarSources))
    if (!barred(context, source.resource, blacklist)) {
      const found = await source.read(context, ask)
      const texts = await textsOf(context, source, found)
      events.push(...found.map(event => ({ ...event, text: texts.get(event.id) ?? null })))
    }
  const names = await readFlows.namesOf(context, [...new Set(events.flatMap(({ flow_id }) => flow_id ?? []))])
  const placed = await withPlaces(context, events)
  return placed.map(event => ({ ...event, customer: (event.flow_id && names.get(event.flow_id)) || null }))
}

/** What somebody wrote about records, by their numbers. */
async function textsOf(
  context: Context,
  { resource, text }: CalendarSource,
  found: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, string>> {
  if (!text || !found.length) return new Map()
  const rows = await readRows<Entity, string>(context, resource.entity, ['id', text], { id: found.map(({ id }) => id) })
  return new Map(rows.flatMap(row => (row[text] ? [[Number(row.id), String(row[text])]] : [])))
}

const barred = (context: Context, { module }: AnyResource, blacklist: readonly ModuleTag[]) =>
  !!module && tagsOf(module, context.all).every(tag => blacklist.includes(tag))
