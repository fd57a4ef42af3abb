import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { countRecords, openRecord } from '@core/db/open-record'
import { fileResponse } from '@core/http/response'
import { answer, createRecord, find, updateRecord } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { comingPages } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { askAdditionalWork } from '../domain/ask-additional-work'
import { followAgreed } from '../domain/follow-agreed'
import { materialPages } from '../domain/material-pages'
import { ProjectMaterial } from '../entities/project-material'
import { projectMaterials } from '../resources/project-materials'
import { projects } from '../resources/projects'

const access = { module: 'PROJECT' } as const
const enrich = projectMaterials.enrich ?? []
const amount = t.Number({ minimum: 0, maximum: 1_000_000 })

/** Materials of a project: used at a visit, taken over from what was agreed, on paper, and asked as additional work. */
export const materialCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'project/:id/usematerial',
    access,
    summary: 'Write down how many of a material were used, or what was used besides. Sent again it changes nothing',
    params: idParams,
    body: t.Object(
      {
        material_id: t.Optional(t.Integer({ minimum: 1 })),
        /** What is used besides what the project needs. */
        item_name: t.Optional(t.String({ minLength: 1, maxLength: 255 })),
        product_id: t.Optional(t.Integer({ minimum: 1 })),
        amount,
      },
      { additionalProperties: false },
    ),
    response: rowWith(projectMaterials, enrich),
    async run(context, { params: { id }, body: { material_id, amount: amount_used, ...besides } }) {
      await find(projects, context, id)
      if (!material_id) {
        if (!besides.item_name && !besides.product_id) throw invalid('item_name', 'core.required')
        const made = await createRecord(projectMaterials, context, { project_id: id, ...besides, amount: amount_used })
        await updateRecord(projectMaterials, context, made, { amount_used, status: 'used' })
        return answer(projectMaterials, enrich, context, made)
      }
      const material = await openRecord(context, ProjectMaterial, { id: material_id, project_id: id }, { hold: true })
      if (!material) throw invalid('material_id', 'core.unknown_reference')
      await updateRecord(projectMaterials, context, material, { amount_used, status: amount_used ? 'used' : 'on_van' })
      return answer(projectMaterials, enrich, context, material)
    },
  }),
  call({
    method: 'POST',
    path: 'project/:id/needagreed',
    access,
    summary: 'Take over what is needed from the documents that the customer agreed to; what is there stays',
    params: idParams,
    response: t.Object({ materials: t.Integer() }),
    async run(context, { params: { id } }) {
      await find(projects, context, id)
      await followAgreed(context, id)
      return { materials: await countRecords(context, ProjectMaterial, { project_id: id }) }
    },
  }),
  call({
    method: 'POST',
    path: 'project/:id/additionalwork',
    access,
    summary: 'Draft of a quotation of what was used beyond the agreement, for the customer to agree to',
    status: 201,
    params: idParams,
    body: t.Object(
      { material_ids: t.Optional(t.Array(t.Integer({ minimum: 1 }), { minItems: 1, maxItems: 200 })) },
      { additionalProperties: false },
    ),
    response: t.Object({ quotation_id: t.Integer(), amount_inc_vat: t.Number() }),
    async run(context, { params: { id }, body: { material_ids } }) {
      const project = await find(projects, context, id)
      const { id: quotation_id, amount_inc_vat } = await askAdditionalWork(context, project, material_ids)
      return { quotation_id, amount_inc_vat }
    },
  }),
  call({
    method: 'GET',
    path: 'project/:id/downloadmaterials',
    access,
    summary: 'What a project needs as PDF, by supplier',
    params: idParams,
    response: 'file',
    async reachOut(context, { params: { id } }) {
      const project = await find(projects, context, id)
      const pdf = await comingPages(context, await materialPages(context, project))
      const name = `${context.text('project.materials')} ${project.number ?? ''}`.trim()
      return async () => ({ bytes: await pdf(), name: `${name}.pdf` })
    },
    run: async (_, { heard }) => fileResponse(heard.bytes, 'application/pdf', heard.name),
  }),
]
