import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { SearchGroup } from '@core/search/search-groups'
import { Partner } from '../entities/partner'

/** Partners in the global search, by name. */
export const partnerSearch: SearchGroup = {
  group: 'partners',
  module: 'PARTNERMANAGEMENT',
  async find(context, query, offset, limit) {
    const page = await readPage(context, Partner, { query, offset, limit, where: {}, sort: 'name' })
    const rows: Row<typeof Partner>[] = JSON.parse(page.json)
    return rows.map(({ id, name }) => ({ id, title: name, subtitle: null, url: `/partner_detail/${id}` }))
  },
}
