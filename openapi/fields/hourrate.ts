import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/hourrate",
  texts: "project",
  fields: {
    user_id: {"input":"reference","label":"field.hourrate.user_id","required":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name"}},
    rate: {"input":"money","label":"field.hourrate.rate","required":true,"initial":0},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
