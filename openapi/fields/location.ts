import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/location",
  texts: "crm",
  fields: {
    location_type_id: {"input":"reference","label":"field.location.location_type_id","reference":{"path":"/api/locationtype","by":"description","notes":[],"sort":"description","modules":["CRM"]}},
    description: {"input":"text","label":"field.location.description","help":"field.location.description.help","maxLength":255},
    address: {"input":"text","label":"field.address","maxLength":255},
    number: {"input":"text","label":"field.number","maxLength":16},
    number_addition: {"input":"text","label":"field.number_addition","maxLength":16},
    postcode: {"input":"postcode","label":"field.postcode","maxLength":16},
    city: {"input":"text","label":"field.city","maxLength":255},
    country: {"input":"text","label":"field.country","required":true,"maxLength":64,"initial":"Nederland"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
