import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { openRecords } from '@core/db/open-record'
import { createTranslate } from '@core/locales/translate'
import { declared } from '@core/resource/declared'
import { createDocument, type DocumentRecord, kindOf } from '@plugins/documents/contract'
import { ProjectAdditional } from '../entities/project-additional'
import { ProjectMaterial } from '../entities/project-material'
import { additionalOf } from './additional-of'
import { beyondAgreed } from './beyond-agreed'
import type { ProjectRecord } from './project-record'

/**
 * Puts what was used beyond the agreement to the customer: the draft of a quotation with a line of additional work for
 * each, which is billed like any other once it is agreed to. What was asked before is not asked again.
 *
 * @throws Problem 409 when nothing goes beyond, or the company makes no quotations
 */
export async function askAdditionalWork(
  context: Context,
  project: ProjectRecord,
  ids: readonly number[] | undefined,
): Promise<DocumentRecord> {
  const kind = kindOf(context, 'quotation')
  if (!kind || !context.owns(kind.module)) throw context.refuse('project.no_quotations')
  const where = { project_id: project.id, ...(ids ? { id: [...ids] } : {}) }
  const materials = await openRecords(context, ProjectMaterial, where, { sort: 'id', hold: true })
  const asked = await additionalOf(
    context,
    materials.map(({ id }) => id),
  )
  const beyond = materials.flatMap(material => {
    const amount = beyondAgreed(material, asked.get(material.id)?.amount ?? 0)
    return amount > 0 ? [{ material, amount }] : []
  })
  if (!beyond.length) throw context.refuse('project.nothing_beyond')
  const quotation = await createDocument(context, kind, {
    flow_id: project.flow_id ?? null,
    // Its customer reads it, in Dutch.
    title: createTranslate(context.use(declared).locales)('project.customer_additional_title', 'nl', {
      number: project.number ?? '',
    }),
    template_id: null,
    items: beyond.map(({ material, amount }) => ({
      item_type: 'manual',
      item_name: material.item_name,
      unit_of_measurement: material.unit_of_measurement,
      product_amount: amount,
      unit_rate_exc_manual: material.unit_rate_exc,
      vat_percentage: material.vat_percentage,
      ...{ additionalwork: true, selected: true },
    })),
  })
  await insertRows(
    context,
    ProjectAdditional,
    beyond.map(({ material, amount }) => ({
      ...{ project_id: project.id, projectmaterial_id: material.id, quotation_id: quotation.id, amount },
    })),
  )
  context.log({
    type: 'project',
    id: project.id,
    flowId: project.flow_id ?? null,
    description: 'additional_asked',
    after: { number: quotation.number, amount_exc_vat: quotation.amount_exc_vat },
  })
  return quotation
}
