import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/producttablerow",
  texts: "sales",
  fields: {
    unit_amount: {"input":"number","label":"field.producttablerow.unit_amount"},
    unit_rate_exc: {"input":"money","label":"field.unit_rate_exc"},
    unit_rate_inc: {"input":"money","label":"field.unit_rate_inc"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
