import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/checklist",
  texts: "aftercare",
  fields: {
    description: {"input":"text","label":"field.checklist.description","required":true,"maxLength":255},
    kind: {"input":"text","label":"field.checklist.kind","help":"field.checklist.kind.help","required":true,"maxLength":64},
    points: {"input":"textarea","label":"field.checklist.points","help":"field.checklist.points.help","required":true,"maxLength":4000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
