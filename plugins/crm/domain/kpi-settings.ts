import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'
import { KPI_TYPES } from '../contract/kpi-settings'

const id = () => t.Integer({ minimum: 1 })

const type = setting(t.Union(KPI_TYPES.map(one => t.Literal(one))), 'none')
const label = setting(nullable(t.String({ maxLength: 60 })), null)
const unit = setting(nullable(t.String({ maxLength: 16 })), null)
const products = setting(t.Array(id(), { maxItems: 500, uniqueItems: true }), [])
const forms = setting(
  t.Array(
    t.Object(
      {
        vertical_id: id(),
        field_name: t.String({ minLength: 1, maxLength: 64 }),
        verticaldatafield_id: t.Optional(id()),
      },
      { additionalProperties: false },
    ),
    { maxItems: 100 },
  ),
  [],
)

/** The three key figures that a company counts of its dossiers (R-SET-005, R-SET-011, G-KPI). */
export const kpiSettings = moduleSettings({
  kpi_type: type,
  kpi_type2: type,
  kpi_type3: type,
  kpi_label: label,
  kpi_label2: label,
  kpi_label3: label,
  kpi_unit: unit,
  kpi_unit2: unit,
  kpi_unit3: unit,
  kpi_products: products,
  kpi_products2: products,
  kpi_products3: products,
  kpi_forms: forms,
  kpi_forms2: forms,
  kpi_forms3: forms,
})
