import type { Entity } from '@core/db/entity'
import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { SortOf } from '@core/db/where'
import { fullname } from '@core/domain/fullname'
import type { Resource } from '@core/resource/resource'
import type { SearchGroup, SearchHit } from '@core/search/search-groups'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

const group = <E extends Entity>(
  name: string,
  { entity }: Resource<E>,
  sort: SortOf<E>,
  hit: (row: Row<E>) => SearchHit,
): SearchGroup => ({
  group: name,
  module: 'CRM',
  async find(context, query, offset, limit) {
    const page = await readPage(context, entity, { query, offset, limit, sort })
    return (JSON.parse(page.json) as Row<E>[]).map(hit)
  },
})

const joined = (...parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(' · ') || null

/** Relations, organizations and dossiers in the global search (R-SEARCH-005). */
export const crmSearch: readonly SearchGroup[] = [
  group('relations', relations, 'surname', row => ({
    id: row.id,
    title: fullname(row),
    subtitle: joined(row.city, row.email),
    url: `/relation_detail/${row.id}`,
  })),
  group('organizations', organizations, 'name', row => ({
    id: row.id,
    title: String(row.name),
    subtitle: joined(row.city),
    url: `/organization_detail/${row.id}`,
  })),
  group('flows', flows, '-created_at', row => ({
    id: row.id,
    title: String(row.relation_fullname),
    subtitle: joined(row.number, row.description),
    url: `/flow_detail/${row.id}`,
  })),
]
