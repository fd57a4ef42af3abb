import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/recurring_invoice",
  texts: "invoice",
  fields: {
    title: {"input":"text","label":"field.recurring_invoice.title","required":true,"maxLength":255},
    flow_id: {"input":"reference","label":"field.flow_id","texts":"documents","readonly":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_id: {"input":"reference","label":"field.relation_id","texts":"documents","readonly":true,"reference":{"path":"/api/relation","by":"fullname","notes":["city","email"],"sort":"surname","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.relation_fullname","texts":"documents","readonly":true,"maxLength":767},
    user_id: {"input":"reference","label":"field.user_id","texts":"documents","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    interval_count: {"input":"number","label":"field.recurring_invoice.interval_count","required":true,"decimals":0,"initial":1},
    interval_unit: {"input":"select","label":"field.recurring_invoice.interval_unit","required":true,"initial":"month","choices":{"week":"field.recurring_invoice.interval_unit.week","month":"field.recurring_invoice.interval_unit.month","quarter":"field.recurring_invoice.interval_unit.quarter","half_year":"field.recurring_invoice.interval_unit.half_year","year":"field.recurring_invoice.interval_unit.year"}},
    first_date: {"input":"date","label":"field.recurring_invoice.first_date","required":true},
    next_date: {"input":"date","label":"field.recurring_invoice.next_date","readonly":true},
    end_date: {"input":"date","label":"field.recurring_invoice.end_date"},
    times: {"input":"number","label":"field.recurring_invoice.times","decimals":0},
    in_arrears: {"input":"checkbox","label":"field.recurring_invoice.in_arrears"},
    way: {"input":"select","label":"field.recurring_invoice.way","required":true,"initial":"draft","choices":{"draft":"field.recurring_invoice.way.draft","mail":"field.recurring_invoice.way.mail"}},
    status: {"input":"select","label":"field.recurring_invoice.status","readonly":true,"choices":{"active":"field.recurring_invoice.status.active","paused":"field.recurring_invoice.status.paused","ended":"field.recurring_invoice.status.ended"}},
    refusal: {"input":"text","label":"field.recurring_invoice.refusal","readonly":true,"maxLength":2000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
