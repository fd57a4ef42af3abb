import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/websitelead",
  texts: "crm",
  fields: {
    website_id: {"input":"reference","label":"field.websitelead.website_id","required":true,"reference":{"path":"/api/website","by":"siteurl","notes":[],"sort":"siteurl","modules":["SETTINGS"]}},
    flow_id: {"input":"reference","label":"field.websitelead.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    taken_at: {"input":"datetime","label":"field.websitelead.taken_at"},
    reason: {"input":"select","label":"field.websitelead.reason","choices":{"trap":"field.websitelead.reason.trap","haste":"field.websitelead.reason.haste"}},
    name: {"input":"text","label":"field.websitelead.name","required":true,"maxLength":255},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
