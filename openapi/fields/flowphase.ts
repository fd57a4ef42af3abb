import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/flowphase",
  texts: "crm",
  fields: {
    description: {"input":"text","label":"field.flowphase.description","required":true,"maxLength":255},
    active: {"input":"checkbox","label":"field.flowphase.active","help":"field.flowphase.active.help"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
