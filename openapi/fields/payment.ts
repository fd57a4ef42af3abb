import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/payment",
  texts: "invoice",
  fields: {
    invoice_id: {"input":"reference","label":"field.payment.invoice_id","required":true,"reference":{"path":"/api/invoice","by":"number","notes":["title","relation_fullname"],"sort":"-documentdate","modules":["INVOICE"]}},
    amount: {"input":"money","label":"field.payment.amount","required":true},
    paid_on: {"input":"date","label":"field.payment.paid_on","required":true},
    way: {"input":"select","label":"field.payment.way","required":true,"initial":"bank","choices":{"bank":"field.payment.way.bank","ideal":"field.payment.way.ideal","card":"field.payment.way.card","cash":"field.payment.way.cash","direct_debit":"field.payment.way.direct_debit","gaccount":"field.payment.way.gaccount","other":"field.payment.way.other"}},
    reference: {"input":"text","label":"field.payment.reference","maxLength":255},
    source: {"input":"text","label":"field.payment.source","readonly":true,"maxLength":255},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
