import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/sepamandate",
  texts: "bank",
  fields: {
    reference: {"input":"text","label":"field.sepamandate.reference","required":true,"maxLength":35},
    relation_id: {"input":"reference","label":"field.sepamandate.relation_id","required":true,"reference":{"path":"/api/relation","by":"fullname","notes":["city","email"],"sort":"surname","modules":["CRM"]}},
    holder: {"input":"text","label":"field.sepamandate.holder","required":true,"maxLength":70},
    iban: {"input":"text","label":"field.sepamandate.iban","required":true,"maxLength":34},
    signed_on: {"input":"date","label":"field.sepamandate.signed_on","required":true},
    scheme: {"input":"select","label":"field.sepamandate.scheme","required":true,"initial":"CORE","choices":{"CORE":"field.sepamandate.scheme.CORE","B2B":"field.sepamandate.scheme.B2B"}},
    kind: {"input":"select","label":"field.sepamandate.kind","required":true,"initial":"recurring","choices":{"recurring":"field.sepamandate.kind.recurring","one_off":"field.sepamandate.kind.one_off"}},
    ended_on: {"input":"date","label":"field.sepamandate.ended_on"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
