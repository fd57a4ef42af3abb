import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/debitbatch",
  texts: "bank",
  fields: {
    reference: {"input":"text","label":"field.debitbatch.reference","required":true,"maxLength":35},
    execution_date: {"input":"date","label":"field.debitbatch.execution_date","required":true},
    creditor: {"input":"text","label":"field.debitbatch.creditor","required":true,"maxLength":35},
    creditor_name: {"input":"text","label":"field.debitbatch.creditor_name","required":true,"maxLength":70},
    iban: {"input":"text","label":"field.debitbatch.iban","required":true,"maxLength":34},
    line_count: {"input":"number","label":"field.debitbatch.line_count","required":true,"decimals":0},
    amount: {"input":"money","label":"field.debitbatch.amount","required":true},
    status: {"input":"select","label":"field.debitbatch.status","readonly":true,"choices":{"made":"field.debitbatch.status.made","cancelled":"field.debitbatch.status.cancelled"}},
    user_id: {"input":"reference","label":"field.debitbatch.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
