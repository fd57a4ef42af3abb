import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/note",
  texts: "crm",
  fields: {
    description: {"input":"textarea","label":"field.note.description","required":true,"maxLength":100000},
    sticky: {"input":"checkbox","label":"field.note.sticky"},
    user_id: {"input":"reference","label":"field.note.user_id","readonly":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
