import { resource } from '@core/resource/resource'
import { withAdditional } from '../domain/additional-of'
import { materialStates, moveMaterial } from '../domain/material-states'
import { settleMaterial } from '../domain/settle-material'
import { ProjectMaterial } from '../entities/project-material'

/** What projects need: by the documents that were agreed to, and by hand. */
export const projectMaterials = resource({
  entity: ProjectMaterial,
  module: 'PROJECT',
  sort: 'id',
  called: { by: 'item_name', notes: ['supplier'] },
  readonly: ['flow_id', 'amount_agreed', 'origin'],
  states: { ...materialStates, direct: { fields: ['status'], run: moveMaterial } },
  enrich: [withAdditional],
  prepare: settleMaterial,
})
