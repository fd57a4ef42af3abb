import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/locationtype",
  texts: "crm",
  fields: {
    description: {"input":"text","label":"field.locationtype.description","required":true,"maxLength":255},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
