import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/partnerproject",
  texts: "partnermanagement",
  fields: {
    partner_id: {"input":"reference","label":"field.partnerproject.partner_id","required":true,"reference":{"path":"/api/partner","by":"name","notes":[],"sort":"name","modules":["PARTNERMANAGEMENT"]}},
    label: {"input":"text","label":"field.partnerproject.label","required":true,"maxLength":255},
    start_date: {"input":"date","label":"field.partnerproject.start_date"},
    end_date: {"input":"date","label":"field.partnerproject.end_date"},
    mainflow_id: {"input":"reference","label":"field.partnerproject.mainflow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
