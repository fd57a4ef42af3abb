import { Combobox, useCall, useT } from '@core/ui'
import { KpiLinks } from '@plugins/crm/contract/kpi-links'
import type { KpiLinksDraft } from '@plugins/crm/contract/ui'
import { NUMERIC } from '../../contract/field-types'

/** The form fields that a key figure adds up (G-KPI). */
export default function KpiFields({ forms, change, locked }: KpiLinksDraft) {
  const t = useT('surveys')
  const fields = useCall('get', '/api/company/getverticaldatafields').data
  const verticals = useCall('get', '/api/company/getverticals').data ?? []
  const titled = ({ vertical_id, field_label }: { vertical_id: number; field_label: string }) =>
    [verticals.find(({ id }) => id === vertical_id)?.description, field_label].filter(Boolean).join(' · ')
  const offered = (fields ?? []).filter(({ field_type }) => NUMERIC.has(field_type))
  const keyOf = ({ vertical_id, field_name }: { vertical_id: number; field_name: string }) =>
    `${vertical_id}.${field_name}`
  const linked = forms.map(form => {
    const found = offered.find(({ id, vertical_id, field_name }) =>
      form.verticaldatafield_id
        ? id === form.verticaldatafield_id
        : vertical_id === form.vertical_id && field_name === form.field_name,
    )
    return { form, found }
  })
  return (
    <KpiLinks
      links={linked.map(({ form, found }) => ({
        key: keyOf(form),
        label: found ? titled(found) : fields ? null : form.field_name,
      }))}
      onRemove={key => change({ forms: forms.filter(form => keyOf(form) !== key) })}
      locked={locked}
    >
      <Combobox
        aria-label={t('kpiAddField')}
        placeholder={t('kpiAddField')}
        value={null}
        options={offered
          .filter(({ id }) => !linked.some(({ found }) => found?.id === id))
          .map(field => ({ id: field.id, label: titled(field) }))}
        onChange={choice => {
          const field = offered.find(({ id }) => id === choice?.id)
          if (!field) return
          const { id, vertical_id, field_name } = field
          change({ forms: [...forms, { vertical_id, field_name, verticaldatafield_id: id }] })
        }}
      />
    </KpiLinks>
  )
}
