import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/vertical",
  texts: "surveys",
  fields: {
    description: {"input":"text","label":"field.vertical.description","required":true,"maxLength":255},
    type: {"input":"select","label":"field.vertical.type","required":true,"initial":"intake","choices":{"intake":"field.vertical.type.intake","project":"field.vertical.type.project","aftercare":"field.vertical.type.aftercare"}},
    help: {"input":"textarea","label":"field.vertical.help","help":"field.vertical.help.help","maxLength":1000},
    recurring: {"input":"checkbox","label":"field.vertical.recurring","help":"field.vertical.recurring.help","asNumber":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
