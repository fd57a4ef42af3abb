import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/bankparty",
  texts: "bank",
  fields: {
    iban: {"input":"text","label":"field.bankparty.iban","required":true,"maxLength":34},
    name: {"input":"text","label":"field.bankparty.name","maxLength":140},
    relation_id: {"input":"reference","label":"field.bankparty.relation_id","required":true,"reference":{"path":"/api/relation","by":"fullname","notes":["city","email"],"sort":"surname","modules":["CRM"]}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
