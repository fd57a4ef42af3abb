import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/assistfile",
  texts: "crm",
  fields: {
    filename: {"input":"text","label":"field.assistfile.filename","required":true,"maxLength":255},
    content_type: {"input":"text","label":"field.assistfile.content_type","readonly":true,"maxLength":255},
    size: {"input":"number","label":"field.assistfile.size","readonly":true,"decimals":0},
    user_id: {"input":"reference","label":"field.assistfile.user_id","readonly":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
