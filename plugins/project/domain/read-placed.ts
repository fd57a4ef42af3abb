import { readRow, readRows } from '@core/db/list'
import type { PlacedMaterials } from '../contract/placed-materials'
import { Project } from '../entities/project'
import { ProjectMaterial } from '../entities/project-material'

/** What was used of each product; all that was needed as long as nobody counted. */
export const readPlaced: PlacedMaterials = {
  async of(context, project_id) {
    const project = await readRow(context, Project, { id: project_id, is_template: false })
    if (!project?.flow_id) return null
    const columns = ['product_id', 'item_name', 'amount', 'amount_used'] as const
    const rows = await readRows(context, ProjectMaterial, columns, { project_id }, 'id')
    return {
      flow_id: project.flow_id,
      materials: rows.flatMap(({ product_id, item_name, amount, amount_used }) =>
        product_id ? [{ product_id, item_name, amount: amount_used || amount }] : [],
      ),
    }
  },
}
