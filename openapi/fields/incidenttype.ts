import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/incidenttype",
  texts: "aftercare",
  fields: {
    description: {"input":"text","label":"field.incidenttype.description","required":true,"maxLength":255},
    showable_months: {"input":"number","label":"field.incidenttype.showable_months","help":"field.incidenttype.showable_months.help","decimals":0},
    answer_hours: {"input":"number","label":"field.incidenttype.answer_hours","decimals":0},
    solve_hours: {"input":"number","label":"field.incidenttype.solve_hours","decimals":0},
    order: {"input":"number","label":"field.incidenttype.order","required":true,"decimals":0,"initial":0},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
