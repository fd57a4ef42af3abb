import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { saidIn } from '@core/db/folded-text'
import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { type Condition, eitherOf, type SortOf } from '@core/db/where'
import { fullname } from '@core/domain/fullname'
import type { Resource } from '@core/resource/resource'
import type { SearchGroup, SearchHit } from '@core/search/search-groups'
import { flows } from '../resources/flows'
import { locations } from '../resources/locations'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

interface Sought<E extends Entity> {
  readonly group: string
  readonly resource: Resource<E>
  readonly sort: SortOf<E>
  /** Rows that belong to what the words are found in, though they do not say so themselves. */
  readonly belongs?: (context: Context, query: string) => Promise<Condition>
  readonly hit: (row: Row<E>) => SearchHit
}

const group = <E extends Entity>({ group: name, resource, sort, belongs, hit }: Sought<E>): SearchGroup => ({
  group: name,
  module: 'CRM',
  async find(context, query, offset, limit) {
    const or = await belongs?.(context, query)
    const page = await readPage(context, resource.entity, { query, offset, limit, sort, ...(or && { or }) })
    return (JSON.parse(page.json) as Row<E>[]).map(hit)
  },
})

/** As many organizations or people lead to what belongs to them. */
const MOST = 100

/** Numbers of the records in which the words are found. */
async function found(
  context: Context,
  { entity }: Pick<Resource, 'entity'>,
  query: string,
  or?: Condition,
): Promise<number[]> {
  const page = await readPage(context, entity, { query, offset: 0, limit: MOST, fields: ['id'], ...(or && { or }) })
  return (JSON.parse(page.json) as { id: number }[]).map(({ id }) => id)
}

/** The people of the organizations that are found. */
const people = async (context: Context, query: string): Promise<Condition> => ({
  text: 'organization_id = any(?)',
  values: [await found(context, organizations, query)],
})

/** The dossiers of the people and at the places that are found: a dossier knows no street and no telephone. */
async function dossiers(context: Context, query: string): Promise<Condition> {
  const theirs = await found(context, relations, query, await people(context, query))
  return {
    text: '(relation_id = any(?) or location_id = any(?))',
    values: [theirs, await found(context, locations, query)],
  }
}

/** Messages in which words are found, and those about the dossiers that are found by them. */
export async function spokenOf(context: Context, query: string): Promise<Condition> {
  const about = await found(context, flows, query, await dossiers(context, query))
  return eitherOf({ text: 'flow_id = any(?)', values: [about] }, saidIn('content', query))
}

/** Dossiers by what people know of them, the newest first. */
export async function findFlows(context: Context, query: string, offset: number, limit: number) {
  const or = await dossiers(context, query)
  const page = await readPage(context, flows.entity, { query, offset, limit, sort: '-created_at', or })
  return JSON.parse(page.json) as Row<typeof flows.entity>[]
}

/** People by what is known of them, those of an organization that is found too. */
export async function findRelations(context: Context, query: string, limit: number) {
  const or = await people(context, query)
  const page = await readPage(context, relations.entity, { query, offset: 0, limit, sort: 'surname', or })
  return JSON.parse(page.json) as Row<typeof relations.entity>[]
}

const joined = (...parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(' · ') || null

/** Relations, organizations and dossiers in the global search (R-SEARCH-005). */
export const crmSearch: readonly SearchGroup[] = [
  group({
    group: 'relations',
    resource: relations,
    sort: 'surname',
    belongs: people,
    hit: row => ({
      id: row.id,
      title: fullname(row),
      subtitle: joined(row.city, row.phone ?? row.email),
      url: `/relation_detail/${row.id}`,
    }),
  }),
  group({
    group: 'organizations',
    resource: organizations,
    sort: 'name',
    hit: row => ({
      id: row.id,
      title: String(row.name),
      subtitle: joined(row.city, row.phone ?? row.email),
      url: `/organization_detail/${row.id}`,
    }),
  }),
  group({
    group: 'flows',
    resource: flows,
    sort: '-created_at',
    belongs: dossiers,
    hit: row => ({
      id: row.id,
      title: String(row.relation_fullname),
      subtitle: joined(row.number, row.description),
      url: `/flow_detail/${row.id}`,
      status: row.status,
      amount: row.order_value,
    }),
  }),
]
