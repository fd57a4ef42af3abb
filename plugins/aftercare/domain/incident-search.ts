import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { SearchGroup } from '@core/search/search-groups'
import { Equipment } from '../entities/equipment'
import { Incident } from '../entities/incident'

/** Incidents in the global search, by number, what is wrong and customer. */
export const incidentSearch: SearchGroup = {
  group: 'incidents',
  module: 'CRM',
  async find(context, query, offset, limit) {
    const page = await readPage(context, Incident, { query, offset, limit, where: {}, sort: '-created_at' })
    const rows: Row<typeof Incident>[] = JSON.parse(page.json)
    return rows.map(({ id, number, description, relation_fullname, status }) => ({
      id,
      title: [number, description].filter(Boolean).join(' · '),
      subtitle: relation_fullname,
      url: `/incident_detail/${id}`,
      status,
    }))
  },
}

/** Equipment in the global search, by what it is, make, serial number and customer. */
export const equipmentSearch: SearchGroup = {
  group: 'equipment',
  module: 'AFTERCARE',
  async find(context, query, offset, limit) {
    const page = await readPage(context, Equipment, { query, offset, limit, where: {}, sort: '-created_at' })
    const rows: Row<typeof Equipment>[] = JSON.parse(page.json)
    return rows.map(({ id, description, serial_number, relation_fullname }) => ({
      id,
      title: [description, serial_number].filter(Boolean).join(' · '),
      subtitle: relation_fullname,
      url: `/equipment_detail/${id}`,
    }))
  },
}
