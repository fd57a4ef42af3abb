import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/document",
  texts: "document",
  fields: {
    number: {"input":"text","label":"field.number","texts":"documents","readonly":true,"maxLength":32},
    title: {"input":"text","label":"field.title","texts":"documents","maxLength":255},
    flow_id: {"input":"reference","label":"field.flow_id","texts":"documents","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_id: {"input":"reference","label":"field.relation_id","texts":"documents","reference":{"path":"/api/relation","by":"fullname","notes":["city","email"],"sort":"surname","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.relation_fullname","texts":"documents","readonly":true,"maxLength":767},
    user_id: {"input":"reference","label":"field.user_id","texts":"documents","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    documentdate: {"input":"date","label":"field.documentdate","texts":"documents"},
    enddate: {"input":"date","label":"field.enddate","texts":"documents"},
    date_send: {"input":"datetime","label":"field.date_send","texts":"documents","readonly":true},
    date_viewed: {"input":"datetime","label":"field.date_viewed","texts":"documents","readonly":true},
    date_approved: {"input":"datetime","label":"field.date_approved","texts":"documents","readonly":true},
    date_rejected: {"input":"datetime","label":"field.date_rejected","texts":"documents","readonly":true},
    reject_reason: {"input":"text","label":"field.reject_reason","texts":"documents","readonly":true,"maxLength":2000},
    amount_exc_vat: {"input":"money","label":"field.amount_exc_vat","texts":"documents","readonly":true},
    amount_inc_vat: {"input":"money","label":"field.amount_inc_vat","texts":"documents","readonly":true},
    version_number: {"input":"number","label":"field.version_number","texts":"documents","readonly":true,"decimals":0},
    status: {"input":"select","label":"field.status","texts":"documents","readonly":true,"choices":{"draft":"field.status.draft","sent":"field.status.sent","approved":"field.status.approved","rejected":"field.status.rejected","cancelled":"field.status.cancelled"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
