import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/flowlocation",
  texts: "crm",
  fields: {
    flow_id: {"input":"reference","label":"field.flowlocation.flow_id","required":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    location_id: {"input":"reference","label":"field.flowlocation.location_id","required":true,"reference":{"path":"/api/location","by":"title","notes":["postcode"],"sort":"city","modules":["CRM"]}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
