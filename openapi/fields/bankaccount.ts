import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/bankaccount",
  texts: "bank",
  fields: {
    iban: {"input":"text","label":"field.bankaccount.iban","required":true,"maxLength":34},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
