import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/webhookconnection",
  texts: "integrations",
  fields: {
    name: {"input":"text","label":"field.name","maxLength":255},
    url: {"input":"text","label":"field.url","maxLength":2000},
    method: {"input":"select","label":"field.webhookconnection.method","required":true,"initial":"POST","choices":{"POST":"field.webhookconnection.method.POST","PUT":"field.webhookconnection.method.PUT","PATCH":"field.webhookconnection.method.PATCH","GET":"field.webhookconnection.method.GET","DELETE":"field.webhookconnection.method.DELETE"}},
    flowprofile_id: {"input":"reference","label":"field.webhookconnection.flowprofile_id","reference":{"path":"/api/flowprofile","by":"name","notes":[],"sort":"name","modules":["SETTINGS"]}},
    status: {"input":"select","label":"field.webhookconnection.status","readonly":true,"choices":{"unverified":"field.webhookconnection.status.unverified","active":"field.webhookconnection.status.active"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
