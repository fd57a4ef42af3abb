import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/customfield",
  texts: "core",
  fields: {
    label: {"input":"text","label":"field.customfield.label","required":true,"maxLength":80},
    type: {"input":"select","label":"field.customfield.type","required":true,"initial":"text","choices":{"text":"field.customfield.type.text","number":"field.customfield.type.number","date":"field.customfield.type.date","boolean":"field.customfield.type.boolean","choice":"field.customfield.type.choice"}},
    required: {"input":"checkbox","label":"field.customfield.required","help":"field.customfield.required.help"},
    created_at: {"input":"datetime","label":"field.created_at","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","readonly":true},
  },
} as const satisfies ResourceFields
