import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/webhookdelivery",
  texts: "integrations",
  fields: {
    subscription_id: {"input":"reference","label":"field.webhookdelivery.subscription_id","reference":{"path":"/api/webhooksubscription","by":"name","notes":[],"sort":"name","modules":["SETTINGS"]}},
    connection_id: {"input":"reference","label":"field.webhookdelivery.connection_id","reference":{"path":"/api/webhookconnection","by":"name","notes":[],"sort":"name","modules":["SETTINGS"]}},
    event: {"input":"text","label":"field.webhookdelivery.event","required":true,"maxLength":64},
    record_type: {"input":"text","label":"field.webhookdelivery.record_type","required":true,"maxLength":64},
    flow_id: {"input":"reference","label":"field.webhookdelivery.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    title: {"input":"text","label":"field.webhookdelivery.title","maxLength":255},
    webhook_id: {"input":"text","label":"field.webhookdelivery.webhook_id","required":true,"maxLength":64},
    attempts: {"input":"number","label":"field.webhookdelivery.attempts","required":true,"decimals":0,"initial":0},
    waits: {"input":"checkbox","label":"field.webhookdelivery.waits"},
    due_at: {"input":"datetime","label":"field.webhookdelivery.due_at"},
    date_delivered: {"input":"datetime","label":"field.webhookdelivery.date_delivered"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
