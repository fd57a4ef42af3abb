import { on } from '@core/context/event'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { flowWriter } from '@plugins/crm/contract'
import type { KpiField } from '@plugins/crm/contract/kpi-settings'
import type { KpiSource } from '@plugins/crm/contract/kpis'
import { priceAnswersChanged } from '@plugins/sales/contract'
import { NUMERIC } from '../contract/field-types'
import { VerticalDataField } from '../entities/vertical-data-field'
import { answersOn } from './read-answers'

/** Key figures of what is filled in on the forms of dossiers; a field keeps counting under another name (G-KPI). */
export const formKpis: KpiSource = {
  type: 'formfield',
  async check(context, { forms }, field) {
    const where = { vertical_id: [...new Set(forms.map(({ vertical_id }) => vertical_id))] }
    const columns = ['id', 'vertical_id', 'field_name', 'field_type'] as const
    const known = forms.length ? await readRows(context, VerticalDataField, columns, where) : []
    return {
      forms: forms.map(asked => {
        const found = known.find(one => one.vertical_id === asked.vertical_id && one.field_name === asked.field_name)
        if (!found) throw invalid(field.forms, 'core.unknown_reference')
        if (!NUMERIC.has(found.field_type)) throw invalid(field.forms, 'surveys.kpi_no_number')
        return { vertical_id: found.vertical_id, field_name: found.field_name, verticaldatafield_id: found.id }
      }),
    }
  },
  async valuesOf(context, { forms }, flowIds) {
    const sums = new Map<number, number>()
    if (!forms.length) return sums
    for (const { flow_id, value, ...answer } of await answersOn(context, flowIds)) {
      if (flow_id === null || typeof value !== 'number' || !forms.some(isAnsweredBy(answer))) continue
      sums.set(flow_id, (sums.get(flow_id) ?? 0) + Math.round(value * 10_000))
    }
    return new Map([...sums].map(([id, sum]) => [id, sum / 10_000]))
  },
}

const isAnsweredBy =
  (answer: { vertical_id: number; verticaldatafield_id: number | null; field_name: string }) =>
  ({ vertical_id, field_name, verticaldatafield_id }: KpiField): boolean =>
    answer.vertical_id === vertical_id &&
    (verticaldatafield_id ? answer.verticaldatafield_id === verticaldatafield_id : answer.field_name === field_name)

/** Other answers make another figure. */
export const kpisFollowAnswers = on(
  priceAnswersChanged,
  'count the key figures of the dossier',
  ({ flow_id }, context) => context.use(flowWriter).recountKpis(context, flow_id),
)
