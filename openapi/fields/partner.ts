import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/partner",
  texts: "partnermanagement",
  fields: {
    name: {"input":"text","label":"field.partner.name","required":true,"maxLength":255},
    start_date: {"input":"date","label":"field.partner.start_date"},
    end_date: {"input":"date","label":"field.partner.end_date"},
    contact_user_id: {"input":"reference","label":"field.partner.contact_user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    sees_prices: {"input":"checkbox","label":"field.partner.sees_prices"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
