import { readRows } from '@core/db/list'
import type { AskAnswers } from '@plugins/sales/contract'
import type { SurveyAnswer, SurveyReader } from '../contract'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'
import { workOut } from './work-out'

/** What was filled in for a dossier; an answer that is not asked any more does not count. */
export const readAnswers: SurveyReader = {
  async answersOf(context, flow_id) {
    const columns = ['vertical_id', 'verticalversion_id', 'description', 'field_values'] as const
    const items = await readRows(context, FlowDataItem, columns, { flow_id }, 'order')
    if (!items.length) return []
    const versionIds = [...new Set(items.map(item => item.verticalversion_id))]
    const versions = await readRows(context, VerticalVersion, ['id', 'description', 'fields'], { id: versionIds })
    return items.flatMap(({ vertical_id, verticalversion_id, description, field_values }) => {
      const version = versions.find(({ id }) => id === verticalversion_id)
      const fields = version?.fields ?? []
      const { answers, isShown } = workOut(fields, field_values)
      const form = description ?? version?.description ?? ''
      return fields.flatMap(({ id, field_name, field_label, group }): SurveyAnswer[] => {
        const told = { vertical_id, verticaldatafield_id: id, field_name, field_label, form }
        if (!group) return isShown(field_name) ? [{ ...told, value: answers[field_name] ?? null }] : []
        const rows =
          isShown(group) && Array.isArray(answers[group]) ? (answers[group] as Record<string, unknown>[]) : []
        return rows.flatMap((row, at) => (isShown(field_name, at) ? [{ ...told, value: row[field_name] ?? null }] : []))
      })
    })
  },
}

/** The same for prices that depend on them (G-PRICE). */
export const answersForPrices: AskAnswers = async (context, flowId) =>
  (await readAnswers.answersOf(context, flowId)).map(({ field_name, field_label, form, value }) => ({
    field_name,
    value,
    label: field_label,
    form,
  }))
