import { readRow, readRows } from '@core/db/list'
import type { PartnerReader } from '../contract'
import { Partner } from '../entities/partner'
import { PartnerProject } from '../entities/partner-project'

/** Answers who asks for partners and their projects. */
export const readPartners: PartnerReader = {
  async partner(context, id) {
    const found = await readRow(context, Partner, { id })
    if (!found) return null
    const { name, sees_prices, contact_user_id = null, flowprofile_id = null } = found
    return { id, name, sees_prices, contact_user_id, flowprofile_id }
  },
  projects: (context, partner_id) => readRows(context, PartnerProject, ['id', 'label'], { partner_id }, 'label'),
}
