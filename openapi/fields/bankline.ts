import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/bankline",
  texts: "bank",
  fields: {
    bankaccount_id: {"input":"reference","label":"field.bankline.bankaccount_id","required":true,"reference":{"path":"/api/bankaccount","by":"iban","notes":[],"sort":"iban","modules":["INVOICE"]}},
    bankstatement_id: {"input":"reference","label":"field.bankline.bankstatement_id","required":true,"reference":{"path":"/api/bankstatement","by":"filename","notes":["number","until_day"],"sort":"-until_day","modules":["INVOICE"]}},
    booked_on: {"input":"date","label":"field.bankline.booked_on","required":true},
    amount: {"input":"money","label":"field.bankline.amount","required":true},
    amount_left: {"input":"money","label":"field.bankline.amount_left","required":true},
    counterparty_name: {"input":"text","label":"field.bankline.counterparty_name","maxLength":140},
    counterparty_iban: {"input":"text","label":"field.bankline.counterparty_iban","maxLength":34},
    description: {"input":"text","label":"field.bankline.description","maxLength":2000},
    return_reason: {"input":"text","label":"field.bankline.return_reason","maxLength":4},
    status: {"input":"select","label":"field.bankline.status","readonly":true,"choices":{"open":"field.bankline.status.open","matched":"field.bankline.status.matched","ignored":"field.bankline.status.ignored"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
