import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/assistmail",
  texts: "crm",
  fields: {
    flow_id: {"input":"reference","label":"field.assistmail.flow_id","required":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    direction: {"input":"select","label":"field.assistmail.direction","readonly":true,"choices":{"sent":"field.assistmail.direction.sent","received":"field.assistmail.direction.received"}},
    subject: {"input":"text","label":"field.assistmail.subject","required":true,"maxLength":255},
    from: {"input":"text","label":"field.assistmail.from","required":true,"maxLength":255},
    to: {"input":"text","label":"field.assistmail.to","required":true,"maxLength":255},
    content: {"input":"richtext","label":"field.assistmail.content","required":true,"maxLength":100000},
    date: {"input":"datetime","label":"field.assistmail.date","required":true},
    user_id: {"input":"reference","label":"field.assistmail.user_id","readonly":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name"}},
    sent_at: {"input":"datetime","label":"field.assistmail.sent_at","readonly":true},
    failed_at: {"input":"datetime","label":"field.assistmail.failed_at","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
