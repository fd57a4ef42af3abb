import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/bankstatement",
  texts: "bank",
  fields: {
    bankaccount_id: {"input":"reference","label":"field.bankstatement.bankaccount_id","required":true,"reference":{"path":"/api/bankaccount","by":"iban","notes":[],"sort":"iban","modules":["INVOICE"]}},
    iban: {"input":"text","label":"field.bankstatement.iban","required":true,"maxLength":34},
    filename: {"input":"text","label":"field.bankstatement.filename","required":true,"maxLength":255},
    format: {"input":"select","label":"field.bankstatement.format","required":true,"choices":{"camt053":"field.bankstatement.format.camt053","mt940":"field.bankstatement.format.mt940"}},
    number: {"input":"text","label":"field.bankstatement.number","maxLength":64},
    from_day: {"input":"date","label":"field.bankstatement.from_day","required":true},
    until_day: {"input":"date","label":"field.bankstatement.until_day","required":true},
    opening_balance: {"input":"money","label":"field.bankstatement.opening_balance","required":true},
    closing_balance: {"input":"money","label":"field.bankstatement.closing_balance","required":true},
    line_count: {"input":"number","label":"field.bankstatement.line_count","required":true,"decimals":0},
    new_count: {"input":"number","label":"field.bankstatement.new_count","required":true,"decimals":0},
    user_id: {"input":"reference","label":"field.bankstatement.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
