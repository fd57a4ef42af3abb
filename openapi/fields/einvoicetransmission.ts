import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/einvoicetransmission",
  texts: "peppol",
  fields: {
    invoice_id: {"input":"reference","label":"field.einvoicetransmission.invoice_id","required":true,"reference":{"path":"/api/invoice","by":"number","notes":["title","relation_fullname"],"sort":"-documentdate","modules":["INVOICE"]}},
    status: {"input":"select","label":"field.einvoicetransmission.status","readonly":true,"choices":{"waiting":"field.einvoicetransmission.status.waiting","sent":"field.einvoicetransmission.status.sent","delivered":"field.einvoicetransmission.status.delivered","refused":"field.einvoicetransmission.status.refused"}},
    receiver: {"input":"text","label":"field.einvoicetransmission.receiver","required":true,"maxLength":64},
    provider_id: {"input":"text","label":"field.einvoicetransmission.provider_id","maxLength":64},
    digest: {"input":"text","label":"field.einvoicetransmission.digest","required":true,"maxLength":64},
    date_sent: {"input":"datetime","label":"field.einvoicetransmission.date_sent"},
    date_delivered: {"input":"datetime","label":"field.einvoicetransmission.date_delivered"},
    problem: {"input":"textarea","label":"field.einvoicetransmission.problem","maxLength":100000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
