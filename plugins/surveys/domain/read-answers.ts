import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { ownValue } from '@core/domain/own-value'
import type { AskAnswers } from '@plugins/sales/contract'
import type { SurveyAnswer, SurveyReader } from '../contract'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'
import { VerticalVersion } from '../entities/vertical-version'
import { keptForm } from './kept-form'

/** What was filled in for a dossier; an answer that is not asked any more does not count. */
export const readAnswers: SurveyReader = {
  answersOf: (context, flow_id) => answersOn(context, [flow_id]),
  async verticalsOf(context, flowIds) {
    const forms = flowIds.length
      ? await readRows(context, FlowDataItem, ['vertical_id'], { flow_id: [...flowIds] })
      : []
    const ids = [...new Set(forms.map(({ vertical_id }) => vertical_id))]
    return ids.length ? readRows(context, Vertical, ['id', 'description'], { id: ids }, 'description') : []
  },
}

/** The answers on the forms of dossiers, in the order of the forms, each with its dossier. */
export async function answersOn(
  context: Context,
  flowIds: readonly number[],
): Promise<(SurveyAnswer & { readonly flow_id: number | null })[]> {
  const columns = [
    'id',
    'flow_id',
    'vertical_id',
    'verticalversion_id',
    'description',
    'field_values',
    'not_asked',
  ] as const
  const items = await readRows(context, FlowDataItem, columns, { flow_id: [...flowIds] }, 'order')
  if (!items.length) return []
  const versionIds = [...new Set(items.map(item => item.verticalversion_id))]
  const versions = await readRows(context, VerticalVersion, ['id', 'description', 'fields'], { id: versionIds })
  return items.flatMap(({ id: form_id, flow_id, vertical_id, verticalversion_id, description, ...kept }) => {
    const version = versions.find(({ id }) => id === verticalversion_id)
    const fields = version?.fields ?? []
    const { answers, isShown } = keptForm(fields, kept)
    const form = description ?? version?.description ?? ''
    return fields.flatMap(({ id, field_name, field_label, field_type, group }) => {
      const told = {
        flow_id,
        form_id,
        vertical_id,
        verticaldatafield_id: id,
        field_name,
        field_label,
        field_type,
        form,
      }
      if (!group) return isShown(field_name) ? [{ ...told, value: ownValue(answers, field_name) ?? null }] : []
      const rows = isShown(group) && Array.isArray(answers[group]) ? (answers[group] as Record<string, unknown>[]) : []
      return rows.flatMap((row, at) =>
        isShown(field_name, at) ? [{ ...told, value: ownValue(row, field_name) ?? null }] : [],
      )
    })
  })
}

/** The same for prices that depend on them (G-PRICE). */
export const answersForPrices: AskAnswers = async (context, flowId) =>
  (await readAnswers.answersOf(context, flowId)).map(({ field_label, field_type, ...answer }) => ({
    ...answer,
    label: field_label,
    product_id: field_type === 'product' && typeof answer.value === 'number' ? answer.value : null,
  }))
