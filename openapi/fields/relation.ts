import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/relation",
  texts: "crm",
  fields: {
    name: {"input":"text","label":"field.relation.name","maxLength":255,"initial":""},
    nameprefix: {"input":"text","label":"field.relation.nameprefix","maxLength":255},
    surname: {"input":"text","label":"field.relation.surname","maxLength":255},
    email: {"input":"email","label":"field.email","maxLength":255},
    phone: {"input":"phone","label":"field.phone","maxLength":32},
    address: {"input":"text","label":"field.address","maxLength":255},
    number: {"input":"text","label":"field.number","maxLength":16},
    number_addition: {"input":"text","label":"field.number_addition","maxLength":16},
    postcode: {"input":"postcode","label":"field.postcode","maxLength":16},
    city: {"input":"text","label":"field.city","maxLength":255},
    country: {"input":"text","label":"field.country","required":true,"maxLength":64,"initial":"Nederland"},
    lead_source: {"input":"text","label":"field.lead_source","maxLength":255},
    tags: {"input":"tags","label":"field.tags"},
    organization_id: {"input":"reference","label":"field.relation.organization_id","reference":{"path":"/api/organization","by":"name","notes":["city"],"sort":"name","modules":["CRM"]}},
    flow_count: {"input":"number","label":"field.relation.flow_count","readonly":true,"decimals":0},
    flow_status: {"input":"select","label":"field.relation.flow_status","readonly":true,"choices":{"unread":"field.relation.flow_status.unread","new":"field.relation.flow_status.new","intake":"field.relation.flow_status.intake","quotation":"field.relation.flow_status.quotation","confirmation":"field.relation.flow_status.confirmation","project":"field.relation.flow_status.project","invoice":"field.relation.flow_status.invoice","aftercare":"field.relation.flow_status.aftercare","completed":"field.relation.flow_status.completed","cancelled":"field.relation.flow_status.cancelled"}},
    flow_value: {"input":"money","label":"field.relation.flow_value","readonly":true},
    flow_user_id: {"input":"reference","label":"field.relation.flow_user_id","readonly":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    flow_tags: {"input":"tags","label":"field.relation.flow_tags","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
