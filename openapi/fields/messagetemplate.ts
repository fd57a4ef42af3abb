import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/messagetemplate",
  texts: "settings",
  fields: {
    title: {"input":"text","label":"field.messagetemplate.title","required":true,"maxLength":255},
    message: {"input":"textarea","label":"field.messagetemplate.message","required":true,"maxLength":5000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
