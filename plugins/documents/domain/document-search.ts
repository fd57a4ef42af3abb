import { readPage } from '@core/db/list'
import type { SearchGroup } from '@core/search/search-groups'
import type { DocumentKind } from '../contract/document-kind'

interface Found {
  id: number
  number: string | null
  title: string | null
  relation_fullname: string
  status: string
  amount_inc_vat: number
}

/** Documents of one kind in the global search, under the group of the kind (R-SEARCH-005). */
export const documentSearch = (kind: DocumentKind): SearchGroup => ({
  group: kind.searchGroup,
  module: kind.module,
  async find(context, query, offset, limit) {
    const where = { is_template: false }
    const page = await readPage(context, kind.entity, {
      query,
      offset,
      limit,
      sort: '-documentdate',
      where,
    })
    return (JSON.parse(page.json) as Found[]).map(row => ({
      id: row.id,
      title: [row.number, row.relation_fullname].filter(Boolean).join(' · '),
      subtitle: row.title,
      url: `/${kind.code}_detail/${row.id}`,
      status: row.status,
      amount: row.amount_inc_vat,
    }))
  },
})
