import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/debitline",
  texts: "bank",
  fields: {
    debitbatch_id: {"input":"reference","label":"field.debitline.debitbatch_id","required":true,"reference":{"path":"/api/debitbatch","by":"reference","notes":[],"sort":"-execution_date","modules":["INVOICE"]}},
    invoice_id: {"input":"reference","label":"field.debitline.invoice_id","required":true,"reference":{"path":"/api/invoice","by":"number","notes":["title","relation_fullname"],"sort":"-documentdate","modules":["INVOICE"]}},
    sepamandate_id: {"input":"reference","label":"field.debitline.sepamandate_id","required":true,"reference":{"path":"/api/sepamandate","by":"reference","notes":["holder"],"sort":"-signed_on","modules":["INVOICE"]}},
    number: {"input":"text","label":"field.debitline.number","required":true,"maxLength":32},
    amount: {"input":"money","label":"field.debitline.amount","required":true},
    end_to_end: {"input":"text","label":"field.debitline.end_to_end","required":true,"maxLength":35},
    sequence: {"input":"select","label":"field.debitline.sequence","required":true,"choices":{"FRST":"field.debitline.sequence.FRST","RCUR":"field.debitline.sequence.RCUR","OOFF":"field.debitline.sequence.OOFF"}},
    scheme: {"input":"select","label":"field.debitline.scheme","required":true,"choices":{"CORE":"field.debitline.scheme.CORE","B2B":"field.debitline.scheme.B2B"}},
    mandate_reference: {"input":"text","label":"field.debitline.mandate_reference","required":true,"maxLength":35},
    signed_on: {"input":"date","label":"field.debitline.signed_on","required":true},
    holder: {"input":"text","label":"field.debitline.holder","required":true,"maxLength":70},
    iban: {"input":"text","label":"field.debitline.iban","required":true,"maxLength":34},
    status: {"input":"select","label":"field.debitline.status","readonly":true,"choices":{"pending":"field.debitline.status.pending","collected":"field.debitline.status.collected","returned":"field.debitline.status.returned","cancelled":"field.debitline.status.cancelled"}},
    return_reason: {"input":"text","label":"field.debitline.return_reason","maxLength":4},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
