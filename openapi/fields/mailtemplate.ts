import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/mailtemplate",
  texts: "settings",
  fields: {
    type: {"input":"text","label":"field.mailtemplate.type","required":true,"maxLength":64},
    subject: {"input":"text","label":"field.mailtemplate.subject","required":true,"maxLength":255},
    message: {"input":"richtext","label":"field.mailtemplate.message","required":true,"maxLength":100000},
    is_default: {"input":"checkbox","label":"field.mailtemplate.is_default","help":"field.mailtemplate.is_default.help"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
