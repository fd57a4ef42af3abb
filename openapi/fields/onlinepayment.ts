import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/onlinepayment",
  texts: "payments",
  fields: {
    invoice_id: {"input":"reference","label":"field.onlinepayment.invoice_id","required":true,"reference":{"path":"/api/invoice","by":"number","notes":["title","relation_fullname"],"sort":"-documentdate","modules":["INVOICE"]}},
    provider_id: {"input":"text","label":"field.onlinepayment.provider_id","required":true,"maxLength":255},
    status: {"input":"select","label":"field.onlinepayment.status","readonly":true,"choices":{"open":"field.onlinepayment.status.open","pending":"field.onlinepayment.status.pending","paid":"field.onlinepayment.status.paid","failed":"field.onlinepayment.status.failed","cancelled":"field.onlinepayment.status.cancelled","expired":"field.onlinepayment.status.expired"}},
    amount_inc: {"input":"money","label":"field.onlinepayment.amount_inc","required":true},
    method: {"input":"text","label":"field.onlinepayment.method","maxLength":255},
    url: {"input":"textarea","label":"field.onlinepayment.url","maxLength":100000},
    expires_at: {"input":"datetime","label":"field.onlinepayment.expires_at"},
    paid_at: {"input":"datetime","label":"field.onlinepayment.paid_at"},
    amount_refunded: {"input":"money","label":"field.onlinepayment.amount_refunded","required":true,"initial":0},
    amount_refund_pending: {"input":"money","label":"field.onlinepayment.amount_refund_pending","required":true,"initial":0},
    amount_charged_back: {"input":"money","label":"field.onlinepayment.amount_charged_back","required":true,"initial":0},
    date_booked: {"input":"datetime","label":"field.onlinepayment.date_booked"},
    problem: {"input":"textarea","label":"field.onlinepayment.problem","maxLength":100000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
