import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/organization",
  texts: "crm",
  fields: {
    name: {"input":"text","label":"field.name","required":true,"maxLength":255},
    email: {"input":"email","label":"field.email","maxLength":255},
    phone: {"input":"phone","label":"field.phone","maxLength":32},
    address: {"input":"text","label":"field.address","maxLength":255},
    number: {"input":"text","label":"field.number","maxLength":16},
    number_addition: {"input":"text","label":"field.number_addition","maxLength":16},
    postcode: {"input":"postcode","label":"field.postcode","maxLength":16},
    city: {"input":"text","label":"field.city","maxLength":255},
    country: {"input":"text","label":"field.country","required":true,"maxLength":64,"initial":"Nederland"},
    lead_source: {"input":"text","label":"field.lead_source","maxLength":255},
    tags: {"input":"tags","label":"field.tags"},
    kvk: {"input":"text","label":"field.organization.kvk","maxLength":16},
    vat_number: {"input":"text","label":"field.organization.vat_number","maxLength":32},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
