import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { SearchGroup } from '@core/search/search-groups'
import { Project } from '../entities/project'

/** Projects in the global search, by number, title and customer (R-ROLE-015). */
export const projectSearch: SearchGroup = {
  group: 'projects',
  module: 'PROJECT',
  async find(context, query, offset, limit) {
    const where = { is_template: false }
    const page = await readPage(context, Project, { query, offset, limit, where, sort: '-created_at' })
    const rows: Row<typeof Project>[] = JSON.parse(page.json)
    return rows.map(({ id, number, title, relation_fullname, status }) => ({
      id,
      title: [number, title].filter(Boolean).join(' · '),
      subtitle: relation_fullname,
      url: `/project_detail/${id}`,
      status,
    }))
  },
}
